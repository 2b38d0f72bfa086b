// `node scripts/test/measure.mjs COMMAND …`: runs a command, such as `npx playwright test tests/e2e/kyc`, and says how many seconds
// of processor time it and all that it starts take, by program. On a shared machine these hold where a wall clock does not. It
// follows the command's processes by their session, which every child inherits; a browser's stay in it too.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds between two looks at the processes: what ends in between loses at most this much. */
const PAUSE = 100;
/** Ticks of a second in /proc: `getconf CLK_TCK` of every Linux. */
const TICKS = 100;

const [program, ...words] = process.argv.slice(2);
if (!program) {
  console.error('Usage: node scripts/test/measure.mjs COMMAND …');
  process.exit(2);
}

const begun = performance.now();
const child = spawn(program, words, { stdio: 'inherit', detached: true });
/** The last that was seen of each process, by its id and start. */
const seen = new Map();
const ours = new Set([child.pid]);
const timer = setInterval(look, PAUSE);
const [status] = await once(child, 'exit');
clearInterval(timer);

const sums = new Map();
for (const { name, seconds } of seen.values()) sums.set(name, (sums.get(name) ?? 0) + seconds);
const all = [...sums.values()].reduce((sum, seconds) => sum + seconds, 0);
for (const [name, seconds] of [...sums].toSorted(([, one], [, other]) => other - one))
  if (seconds > all / 200) console.log(`${seconds.toFixed(1).padStart(8)} s  ${share(seconds)}  ${name}`);
console.log(
  `${all.toFixed(1).padStart(8)} s of processor time, ${((performance.now() - begun) / 1000).toFixed(0)} s by the clock`,
);
process.exitCode = status ?? 1;

function share(seconds) {
  return `${Math.round((100 * seconds) / all)} %`.padStart(5);
}

function look() {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = read(`/proc/${pid}/stat`);
    if (stat === '') continue;
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(stat) ?? [];
    const [, parent, , session, , , , , , , , user, system, , , , , , , start] = rest.split(' ');
    if (!ours.has(Number(session)) && !ours.has(Number(parent))) continue;
    ours.add(Number(pid));
    const key = `${pid} ${start}`;
    const earlierName = seen.get(key)?.name ?? '';
    seen.set(key, {
      name: earlierName && earlierName !== 'node' ? earlierName : labelOf(name, pid),
      seconds: (Number(user) + Number(system)) / TICKS,
    });
  }
}

/** Names a process, by its arguments where many have the same name. */
function labelOf(name, pid) {
  const line = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
  const type = /--type=([\w-]+)/.exec(line)?.[1];
  if (/chrom|headless/i.test(line)) return `browser: ${type ?? 'main'}`;
  const script =
    /(vitest|workers\/forks|playwright\/lib\/common\/process|playwright|dist\/cli\/main|dist\/sandbox|postgres)/.exec(
      line,
    )?.[1];
  return script ?? name;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A process may end meanwhile.
    return '';
  }
}
