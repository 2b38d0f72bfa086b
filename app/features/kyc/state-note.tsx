import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { StateBadge } from './state-badge.tsx';

/** The state of the verification, next to its menu entry. */
export function StateNote() {
  const state = useVerification();
  return state === 'none' ? null : <StateBadge state={state} />;
}
