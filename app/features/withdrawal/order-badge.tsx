import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { WithdrawalOrder } from '#schemas/generated/platform.ts';

type Order = Pick<WithdrawalOrder, 'state' | 'transfers'>;

const TONES = { received: 'quiet', refused: 'danger' } as const;

export function OrderBadge({ order }: { order: Order }) {
  const { t } = useTranslation('withdrawal');
  const { state } = order;
  const tone = state === 'received' || state === 'refused' ? TONES[state] : 'accent';
  return <Badge tone={tone}>{t(`state.${stateShown(order)}`)}</Badge>;
}

/** State as shown to players. A withdrawal with a sent transfer waits for the member's confirmation. */
export function stateShown({ state, transfers }: Order): WithdrawalOrder['state'] | 'confirm' | 'missing' {
  if (state !== 'sent') return state;
  if (transfers.some((transfer) => transfer.state === 'sent')) return 'confirm';
  return transfers.some((transfer) => transfer.state === 'missing') ? 'missing' : 'sent';
}
