import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { LookUp } from '#app/language/translate.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import type { FlowTerms } from './flow-terms.ts';

type Reason = 'times' | 'amount' | 'held' | 'nothing';
export type Block = 'closed' | Reason;

/** The reason why no money can leave now, or undefined. @param isClosed the recipient cannot receive money */
export function blockOf({ left, min, available, balance }: FlowTerms, isClosed = false): Block | undefined {
  if (isClosed) return 'closed';
  if (left.times < 1) return 'times';
  if (left.amount < min) return 'amount';
  if (available >= min) return undefined;
  return balance >= min ? 'held' : 'nothing';
}

interface BlockedProps {
  t: LookUp<`blocked.${Reason}`>;
  terms: FlowTerms;
  block: Block;
  /** Text for `closed`, in flows with a recipient. */
  closed?: string;
}

/** Explains why no money can leave, and when it can again. */
export function Blocked({ t, terms: { limit, min, currency }, block, closed }: BlockedProps) {
  const { tag } = useCurrentLanguage();
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const texts = {
    closed: () => closed,
    times: () => t('blocked.times', { count: limit.times }),
    amount: () => t('blocked.amount', { limit: money(limit.amount) }),
    held: () => t('blocked.held', { min: money(min) }),
    nothing: () => t('blocked.nothing', { min: money(min) }),
  };
  return <Alert tone="info" text={texts[block]()} />;
}
