#!/usr/bin/env node
// Starts the compiled command. Uses nothing but Node's own modules, as a fresh clone has no packages.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = new URL('../dist/cli/main.js', import.meta.url);

if (existsSync(command)) {
  await import(command.href);
} else {
  const root = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1);
  process.stderr.write(
    `error: brandgen is not compiled yet. Run \`npm ci\` in ${root}, which installs and compiles it.\n`,
  );
  process.exitCode = 2;
}
