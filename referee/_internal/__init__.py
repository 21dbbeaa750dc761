"""What everything else stands on: values, the package's files, what was built with it."""
