"""Messages of the operator to members."""
