// `npm start [-- <brand>]`: sets everything up, builds the brand, runs the sandbox platform and serves the site.
import { spawn } from 'node:child_process';
import { setUp } from './setup/set-up.mjs';

const [brand = 'aurora', ...rest] = process.argv.slice(2);

setUp();
const site = spawn(process.execPath, ['dist/cli/main.js', 'preview', brand, ...rest], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill(signal));
site.on('exit', (code) => {
  process.exitCode = code ?? 0;
});
