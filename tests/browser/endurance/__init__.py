"""What outlives what in the browser; the long ones by `bin/endure`."""
