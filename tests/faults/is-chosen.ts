import { reachBetween } from '#scripts/changed/change.mjs';
import type { readWorld } from '#scripts/changed/world.mjs';
import { repository } from '../cli/run-brandgen.ts';
import { type Fault, planted, textOf } from './fault.ts';
import { kindOf } from './run-tests.ts';

/** Whether `npm test -- changed` runs the test of a fault. */
export function isChosen(fault: Fault, world: Awaited<ReturnType<typeof readWorld>>): boolean {
  const whole = textOf(repository, fault.file);
  const reach = reachBetween(
    [fault.file],
    world,
    () => whole,
    () => planted(fault, whole),
  );
  const kind = kindOf(fault.test);
  if (kind === 'unit' || kind === 'built') return reach[kind] === 'all' || reach[kind].includes(fault.test);
  return reach.browser !== '' && new RegExp(reach.browser).test(journeyOf(fault));
}

/** A journey as a runner's pattern sees it: its path, its title and its tags. */
function journeyOf({ test, title }: Fault): string {
  const text = textOf(repository, test);
  const from = text.indexOf(title);
  const tags = text.slice(from, text.indexOf('=>', from)).match(/@[\w-]+/g) ?? [];
  return `desktop ${test.replace('tests/e2e/', '')} ${title} ${tags.join(' ')}`;
}
