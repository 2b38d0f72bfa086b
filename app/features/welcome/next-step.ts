import { memberPath } from '#app/shell/member/member-path.ts';
import { paths } from '#app/shell/router/paths.ts';
import type { Promotion } from '#schemas/generated/platform.ts';

/** The suggested next step: a claimable ticket, else a deposit, else the games. */
export interface NextStep {
  kind: 'ticket' | 'deposit' | 'play';
  /** The ticket or the offer of that step, if any. */
  promotion?: Promotion | undefined;
  path: string;
  /** Where a deposit is made, beside a ticket. */
  depositPath?: string | undefined;
}

interface Chances {
  promotions: readonly Promotion[];
  canDeposit: boolean;
}

export function nextStepOf({ promotions, canDeposit }: Chances): NextStep {
  const ticket = promotions.find(({ kind, status }) => kind === 'RAFFLE' && status === 'ISSUED');
  const depositPath = canDeposit ? memberPath('depositv2') : undefined;
  if (ticket) return { kind: 'ticket', promotion: ticket, path: memberPath('rewardCenter'), depositPath };
  if (!depositPath) return { kind: 'play', path: paths.index };
  const offer = promotions.find(({ category, status }) => category === 'WELCOME' && status === 'JOIN');
  return { kind: 'deposit', promotion: offer, path: depositPath };
}
