import type { IconName } from '../../kit/icon/icon-name.ts';
import type { PromotionStatus } from '../../platform/contract.ts';

interface StatusLook {
  icon: IconName;
  /** `call`: something is there to be taken; `open`: something can be done; `busy`: it is under way; `off`: nothing is left. */
  tone: 'call' | 'open' | 'busy' | 'done' | 'danger' | 'off';
}

/** How each state of a promotion looks. */
export const statusLooks: Readonly<Record<PromotionStatus, StatusLook>> = {
  JOIN: { icon: 'gift', tone: 'open' },
  APPLYING: { icon: 'hourglass-medium', tone: 'busy' },
  REJECTED: { icon: 'warning-circle', tone: 'danger' },
  ISSUED: { icon: 'gift-fill', tone: 'call' },
  CLAIMED: { icon: 'check-circle-fill', tone: 'done' },
  PROCESS: { icon: 'chart-line-up', tone: 'busy' },
  SIGNED: { icon: 'calendar-check', tone: 'done' },
  COMING_SOON: { icon: 'calendar-blank', tone: 'off' },
  CLOSE: { icon: 'prohibit', tone: 'off' },
};

const LAST: readonly PromotionStatus[] = ['CLAIMED', 'CLOSE'];

/** The platform's order, but what waits to be taken comes first, and what is over last. */
export function inOrder<Item extends { status: PromotionStatus }>(promotions: readonly Item[]): Item[] {
  return promotions.toSorted((a, b) => rankOf(a.status) - rankOf(b.status));
}

function rankOf(status: PromotionStatus): number {
  return status === 'ISSUED' ? -1 : LAST.indexOf(status) + 1;
}
