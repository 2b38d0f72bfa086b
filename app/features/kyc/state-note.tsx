import { Badge } from '../../kit/badge/badge.tsx';
import { useTranslation } from '../../language/translation.tsx';
import { useVerification } from '../../shell/verification/verification-context.tsx';

const TONES = { needed: 'danger', pending: 'accent', verified: 'win' } as const;

/** How far the verification is, beside its entry. */
export function StateNote() {
  const { t } = useTranslation('kyc');
  const state = useVerification();
  if (state === 'none') return null;
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
