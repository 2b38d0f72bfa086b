import { once } from 'node:events';
import { startBound } from './engines/bound-process.ts';
import { expect, test } from './test.ts';

test.skip(({ engineName }) => engineName !== 'webkit', 'Only WebKit needs a screen and a driver beside its browser.');

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

test('what a program has started ends with the program', { tag: '@desktop' }, async () => {
  const { process: bound } = startBound(['sh', '-c', 'sleep 1000 & exit 3']);
  const [status] = await once(bound, 'exit');
  expect(status).toBe(3);
});
