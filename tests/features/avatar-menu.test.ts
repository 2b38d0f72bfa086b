// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Feature } from '#app/shell/slots/define-feature.ts';

const files = import.meta.glob<{ feature: Feature }>('/app/features/*/feature.ts', { eager: true });
const entries = Object.values(files).flatMap(({ feature }) => feature.contributions.accountMenu ?? []);

// @proves 2.40
it('orders the avatar menu as the specification does', () => {
  const ordered = entries.toSorted((a, b) => a.order - b.order).map(({ label }) => label);
  const named = [
    'entry.rewards',
    'entry.announcements',
    'entry.betting',
    'entry.account',
    'entry.chat',
    'entry.agentPage',
  ];
  expect(ordered.filter((label) => named.includes(label))).toEqual(named);
});
