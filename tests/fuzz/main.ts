// `npm run fuzz [-- <count> [<seed>]]`: validates that many changed configurations, builds 50 of those that are accepted, and
// serves them with nginx.
import { rmSync } from 'node:fs';
import { buildAccepted } from './build-accepted.ts';
import { runFuzz } from './run-fuzz.ts';

const SITES = 50;
const [count = 2_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const say = (line: string) => void process.stdout.write(`${line}\n`);

say(`${count} configurations from seed ${seed} on.`);
const { defects, accepted, rules, slowest } = await runFuzz(count, seed, (done) => {
  if (done % 1_000 === 0) say(`  ${done}`);
});
for (const defect of defects) say(defect);
const problems = [...rules.values()].reduce((sum, found) => sum + found, 0);
say(`${accepted.length} accepted; ${problems} problems of ${rules.size} rules; ${defects.length} defects.`);
say(`The slowest took ${Math.round(slowest)} ms of processor time.`);
const { workspace, statuses } = await buildAccepted(accepted, SITES);
const failed = Object.entries(statuses).filter(([, status]) => status !== 200);
const built = Object.keys(statuses).length;
say(`${built} sites built, accepted by nginx; ${built - failed.length} of them answer with their first page.`);
if (defects.length > 0 || failed.length > 0 || built < Math.min(SITES, accepted.length)) process.exitCode = 1;
if (failed.length === 0) rmSync(workspace, { recursive: true, force: true });
else say(`${failed.map(([brand, status]) => `${brand}: ${status}`).join(', ')} in ${workspace}`);
