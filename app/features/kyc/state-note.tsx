import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { StateBadge } from './state-badge.tsx';

/** How far the verification is, beside its entry. */
export function StateNote() {
  const state = useVerification();
  return state === 'none' ? null : <StateBadge state={state} />;
}
