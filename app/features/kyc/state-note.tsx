import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { StateBadge } from './state-badge.tsx';

/** State of the verification beside its menu entry. */
export function StateNote() {
  const state = useVerification();
  return state === 'none' ? null : <StateBadge state={state} />;
}
