import { Badge } from '#app/kit/badge/badge.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { VerificationState } from '#app/shell/verification/verification-store.ts';

const TONES = { needed: 'danger', pending: 'accent', refused: 'danger', verified: 'win' } as const;

export function StateBadge({ state }: { state: Exclude<VerificationState, 'none'> }) {
  const { t } = useTranslation('kyc');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
