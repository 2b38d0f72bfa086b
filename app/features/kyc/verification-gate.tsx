import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import type { VerificationGateProps } from '#app/shell/slots/slots.ts';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import { GatePanel } from './gate-panel.tsx';
import { stateOf } from './state-of.ts';

/** Locks a page until the member's identity is verified; an unknown state counts as not verified. */
export function VerificationGate({ children }: VerificationGateProps) {
  const { t } = useTranslation('kyc');
  const { data, isEnabled, isError, refetch } = useSecurityConfig({ awaited: true });
  if (isEnabled && !data) {
    if (!isError) return <ScreenSkeleton />;
    return <Problem title={t('gate.unknown')} onAction={() => void refetch()} />;
  }
  const state = stateOf(data?.idVerification);
  return state === 'none' || state === 'verified' ? children : <GatePanel state={state} />;
}
