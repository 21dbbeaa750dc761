"""The command line: ``referee ask``, ``referee rule``, ``referee open`` and others."""
