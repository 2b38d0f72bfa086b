import { formatMoney } from '#app/kit/money/format-money.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { DownlineTerms } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';

type Block = 'closed' | 'times' | 'amount' | 'held' | 'nothing';

/** Why nothing can be transferred now; undefined if something can. */
export function blockOf({ accepts, left, min, available, balance }: DownlineTerms): Block | undefined {
  if (!accepts) return 'closed';
  if (left.times < 1) return 'times';
  if (left.amount < min) return 'amount';
  if (available >= min) return undefined;
  return balance >= min ? 'held' : 'nothing';
}

interface BlockedProps {
  terms: DownlineTerms;
  block: Block;
}

/** Says why nothing can be transferred, and from when on it can. */
export function Blocked({ terms: { limit, min, currency }, block }: BlockedProps) {
  const { t } = useTranslation('agent-team');
  const { tag } = useCurrentLanguage();
  const money = (minor: MinorUnits) => formatMoney(minor, currency, tag);
  const texts = {
    closed: () => t('refused.downline_closed'),
    times: () => t('blocked.times', { count: limit.times }),
    amount: () => t('blocked.amount', { limit: money(limit.amount) }),
    held: () => t('blocked.held', { min: money(min) }),
    nothing: () => t('blocked.nothing', { min: money(min) }),
  };
  return <Alert tone="info" text={texts[block]()} />;
}
