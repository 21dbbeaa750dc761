"""The shell: ``referee ask``, ``referee rule``, ``referee open`` and so on."""
