import { expect, it } from 'vitest';
import { UsageError } from '#cli/problems/usage-error.ts';
import { previewPorts } from './preview-ports.ts';

it('takes the port that is asked for and the next', async () => {
  expect(await previewPorts(4173)).toEqual([4173, 4174]);
  expect(await previewPorts(65_534)).toEqual([65_534, 65_535]);
});

it('takes any two that are free for 0', async () => {
  const [players, agents] = await previewPorts(0);
  expect(new Set([0, players, agents]).size).toBe(3);
});

it('refuses the last port, which leaves none for the back office', async () => {
  await expect(previewPorts(65_535)).rejects.toThrow(UsageError);
  await expect(previewPorts(65_535)).rejects.toThrow(/port 65535 and the back office port 65536/);
});
