"""Internal utilities: values, the package's folder, data built in advance."""
