import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { boundProgram, startBound } from './engines/bound-process.ts';
import { expect, test } from './test.ts';

test.skip(({ engineName }) => engineName === 'chromium', 'Playwright ends its own browser.');

/** Starts another program, and goes on for as long as that. */
const PROGRAM = 'sleep 1000 & echo started >&3; wait';

// A process that is killed can do nothing more, and leaves pipes that break.
test('what a journey has started ends when the journey is killed', { tag: '@desktop' }, async () => {
  const { process: bound } = startBound(['sh', '-c', PROGRAM], { more: ['pipe'] });
  const said = bound.stdio[3];
  if (!said) throw new Error('The program has no pipe.');
  await once(said, 'data');
  // The pipe ends with the last process that holds it.
  const allEnded = once(said, 'end');
  bound.stdin?.destroy();
  await allEnded;
  expect(bound.pid).toBeDefined();
});

test(
  'a browser that a library starts ends when the journey is killed',
  { tag: '@desktop' },
  async ({ engineName }, info) => {
    test.skip(engineName !== 'firefox', 'The driver starts the browser of WebKit.');
    const firefox = boundProgram(info.outputPath(), process.env['FIREFOX_PATH'] ?? '');
    const words = ['--headless', '--remote-debugging-port=0', '--profile', info.outputPath()];
    const browser = spawn(firefox, words, { detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
    for await (const line of createInterface(browser.stderr))
      if (line.includes('listening on')) browser.stdin.destroy();
    // Its errors end with the last of its processes.
    expect(browser.stdin.destroyed).toBe(true);
  },
);

test('what a program has started ends with the program', { tag: '@desktop' }, async () => {
  const { process: bound } = startBound(['sh', '-c', 'sleep 1000 & exit 3']);
  const [status] = await once(bound, 'exit');
  expect(status).toBe(3);
});
