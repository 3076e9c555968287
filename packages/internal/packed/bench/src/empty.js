// What every import costs, whatever it brings.
