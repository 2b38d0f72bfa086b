import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { repository } from './run-brandgen.ts';

const workspace = join(repository, 'tests', 'fixtures', 'right', 'comments-and-trailing-commas');

/** Far from the time of any machine that runs this. */
const START = '2031-12-31T23:00:00+08:00';
const HOUR = 3_600_000;

it.each(['SIGKILL', 'SIGINT'] as const)(
  'the sandbox has the time that --now says, until %s ends its command',
  async (signal) => {
    const words = [join(repository, 'dist/cli/main.js'), 'sandbox', '--brand', 'acme', '--port', '0', '--now', START];
    const command = spawn(process.execPath, words, { cwd: workspace, stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface(command.stdout), 'line');
    const [url] = String(line).match(/http:\S+/) ?? [];
    if (url === undefined) throw new Error(`No address in "${line}".`);
    const answers = () => fetch(`${url}/wps/system/status`).then(({ ok }) => ok);
    expect(await answers()).toBe(true);
    const { now } = await fetch(`${url}/sandbox/control`).then((answer) => answer.json());
    expect(now).toBeGreaterThanOrEqual(Date.parse(START));
    expect(now).toBeLessThan(Date.parse(START) + HOUR);
    command.kill(signal);
    await once(command, 'exit');
    await expect.poll(() => answers().catch(() => 'none')).toBe('none');
  },
);
