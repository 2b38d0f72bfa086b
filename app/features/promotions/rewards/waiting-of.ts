import type { Promotion } from '#schemas/generated/platform.ts';

/** Promotions with a claimable reward. */
export function waitingOf(promotions: readonly Promotion[] | undefined): readonly Promotion[] {
  return promotions?.filter(({ status }) => status === 'ISSUED') ?? [];
}
