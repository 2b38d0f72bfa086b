import type { IconName } from '#app/kit/icon/icon-name.ts';
import type { Promotion, PromotionStatus } from '#schemas/generated/platform.ts';

interface StatusLook {
  icon: IconName;
  /** `solid`: a reward to claim; `plain`: open; `accent`: in progress; `quiet`: nothing left to do. */
  tone: 'solid' | 'plain' | 'accent' | 'win' | 'danger' | 'quiet';
}

export const statusLooks: Readonly<Record<PromotionStatus, StatusLook>> = {
  JOIN: { icon: 'gift', tone: 'plain' },
  APPLYING: { icon: 'hourglass-medium', tone: 'accent' },
  REJECTED: { icon: 'warning-circle', tone: 'danger' },
  ISSUED: { icon: 'gift-fill', tone: 'solid' },
  CLAIMED: { icon: 'check-circle-fill', tone: 'win' },
  PROCESS: { icon: 'chart-line-up', tone: 'accent' },
  SIGNED: { icon: 'calendar-check', tone: 'win' },
  COMING_SOON: { icon: 'calendar-blank', tone: 'quiet' },
  CLOSE: { icon: 'prohibit', tone: 'quiet' },
};

/** Whether it can be joined, or joined again after a rejection. */
export function isOpen({ status }: Pick<Promotion, 'status'>): boolean {
  return status === 'JOIN' || status === 'REJECTED';
}

const ENDED: readonly PromotionStatus[] = ['CLAIMED', 'CLOSE'];

/** Sorts by the platform's order, except that claimable rewards come first and ended promotions last. */
export function inDisplayOrder<Item extends { status: PromotionStatus }>(promotions: readonly Item[]): Item[] {
  return promotions.toSorted((a, b) => rankOf(a.status) - rankOf(b.status));
}

function rankOf(status: PromotionStatus): number {
  return status === 'ISSUED' ? -1 : ENDED.indexOf(status) + 1;
}
