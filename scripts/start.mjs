// `npm start [-- <brand>]`: sets up, builds the brand, runs the sandbox platform and serves the site.
import { setUp } from './setup/set-up.mjs';
import { startArguments } from './setup/start-arguments.mjs';

const words = startArguments(process.argv.slice(2));

setUp();
// The command runs in this process, so that signals and the exit code need no forwarding.
process.argv.splice(1, process.argv.length, 'dist/cli/main.js', ...words);
await import('../dist/cli/main.js');
