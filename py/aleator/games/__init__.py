"""One game a module (or a folder of modules), each with its record in `GAME`."""
