import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Contract } from '#schemas/generated/platform.ts';

const TONES = {
  proposed: 'accent',
  accepted: 'accent',
  active: 'win',
  ended: 'quiet',
  rejected: 'danger',
  withdrawn: 'quiet',
  expired: 'quiet',
} as const;

/** Status of a contract. An ended contract that still pays is shown as ending. */
export function ContractBadge({ contract: { status, endsOn } }: { contract: Contract }) {
  const { t } = useTranslation('agent-contracts');
  const isEnding = status === 'active' && endsOn !== undefined;
  return <Badge tone={isEnding ? 'quiet' : TONES[status]}>{t(isEnding ? 'state.ending' : `state.${status}`)}</Badge>;
}
