import type { Promotion } from '#schemas/generated/platform.ts';

/** The promotions whose reward a member can claim now. */
export function waitingOf(promotions: readonly Promotion[] | undefined): readonly Promotion[] {
  return promotions?.filter(({ status }) => status === 'ISSUED') ?? [];
}
