"""Whether what would be published can be used: ``bin/release``."""
