import type { Promotion } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

/** An open promotion in euros that requires an application, for tests. */
export function somePromotion(changes: Partial<Promotion> = {}): Promotion {
  return {
    id: 501,
    category: 'WELCOME',
    kind: 'APPLY',
    status: 'JOIN',
    title: 'First deposit',
    summary: 'Half as much again.',
    content: '<p>Turn it over eight times.</p>',
    url: '/img/banners/welcome.svg',
    startsAt: 0,
    bonus: minorUnits(10_000),
    currency: 'EUR',
    ...changes,
  };
}
