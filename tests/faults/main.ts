// `npm run test:faults [-- --again]`: plants each fault of faults.json in the work tree, one at a time, runs the test that should
// find it, and puts the file back. Results are kept in .brandgen/faults.json, so a run goes on where the last one ended.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import faults from './faults.json' with { type: 'json' };

type Fault = (typeof faults)[number];
type Results = Record<string, boolean>;

const KEPT = '.brandgen/faults.json';
/** What a runner has when tests have failed, rather than when it could not start. */
const TESTS_FAILED = 1;

function main(): void {
  // An end by Ctrl-C comes to the runner too, whose missing status ends this once the file is put back.
  process.on('SIGINT', () => undefined);
  const results: Results = process.argv.includes('--again') ? {} : read();
  for (const fault of faults) {
    const key = `${fault.file}: ${fault.breaks}`;
    results[key] ??= isFound(fault);
    mkdirSync('.brandgen', { recursive: true });
    writeFileSync(KEPT, JSON.stringify(results));
    const said = results[key] ? 'found    ' : 'NOT FOUND';
    process.stdout.write(`${said}  ${fault.kind.padEnd(6)} ${fault.breaks} (${fault.test})\n`);
  }
  const missed = Object.values(results).filter((found) => !found).length;
  process.stdout.write(`\n${faults.length - missed} of ${faults.length} faults found\n`);
  if (missed > 0) process.exitCode = 1;
}

function read(): Results {
  return existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
}

/** Whether a test fails with the fault. What it says must be read while the file is changed, so nothing else runs. */
function isFound({ file, find, replace, test }: Fault): boolean {
  const whole = readFileSync(file, 'utf8');
  if (whole.split(find).length !== 2) throw new Error(`${file} has the text once no more: ${find}`);
  try {
    writeFileSync(
      file,
      whole.replace(find, () => replace),
    );
    const { status } = spawnSync('npx', ['--no-install', ...runnerOf(test)], { stdio: 'ignore' });
    if (status === null) throw new Error(`The run of ${test} was ended.`);
    return status === TESTS_FAILED;
  } finally {
    writeFileSync(file, whole);
  }
}

function runnerOf(test: string): string[] {
  if (test.endsWith('.spec.ts')) return ['playwright', 'test', test];
  const project = /^tests\/(cli|brands|docs)\//.test(test) ? 'built' : 'unit*';
  return ['vitest', 'run', '--project', project, test];
}

main();
