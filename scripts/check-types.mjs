// Checks the types of every zone with the native compiler; the JavaScript one in node_modules serves tools alone.
import { spawnSync } from 'node:child_process';

const zones = ['app', 'cli', 'sandbox', 'tests'];
const compiler = 'node_modules/typescript-native/bin/tsc';

const statuses = zones.map((zone) => {
  const { status } = spawnSync(process.execPath, [compiler, '-p', `${zone}/tsconfig.json`], { stdio: 'inherit' });
  return status;
});
if (statuses.some((status) => status !== 0)) process.exitCode = 1;
