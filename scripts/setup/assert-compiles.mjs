// Runs before `npm pack`: the compiler needs its packages, and the package would lack dist/.

import { existsSync } from 'node:fs';

if (!existsSync('node_modules/rolldown')) {
  process.stderr.write(
    'error: A package holds the compiled command. Run `npm ci` first, which installs and compiles it.\n',
  );
  process.exit(2);
}
