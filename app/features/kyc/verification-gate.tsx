import { useEffect, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { ScreenSkeleton } from '#app/shell/loading/screen-skeleton.tsx';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useModalsAtRest } from '#app/shell/modals/use-modals-at-rest.ts';
import type { VerificationGateProps } from '#app/shell/slots/slots.ts';
import { KYC } from '#app/shell/verification/modal-ids.ts';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import { action, head, icon, panel, text, title } from './gate-panel.css.ts';
import { POSTPONED } from './session-flags.ts';
import { StateBadge } from './state-badge.tsx';
import { stateOf } from './state-of.ts';

const ICONS = { needed: 'identification-card', pending: 'clock-counter-clockwise', refused: 'warning-circle' } as const;

/** Locks a page until the member's identity is verified. An unknown state locks it too. */
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

/**
 * Explains a locked page, with the state of the verification and the next step. That step opens, after all modals that opened by
 * themselves, for a member who has not begun it and has not postponed it in this session.
 */
function GatePanel({ state }: { state: keyof typeof ICONS }) {
  const { t } = useTranslation('kyc');
  const modals = useModals();
  const { flags } = useSessionService();
  const isFree = useModalsAtRest();
  const wasOpened = useRef(false);
  useEffect(() => {
    if (state !== 'needed' || !isFree || wasOpened.current || flags.has(POSTPONED)) return;
    wasOpened.current = true;
    modals.open(KYC);
  }, [state, isFree, flags, modals]);
  return (
    <section className={panel} aria-live="polite">
      <span className={icon[state]}>
        <Icon name={ICONS[state]} size={32} />
      </span>
      <div className={head}>
        <h2 className={title}>{t(`gate.${state}.title`)}</h2>
        <StateBadge state={state} />
      </div>
      <p className={text}>{t(`gate.${state}.text`)}</p>
      <div className={action}>
        <Button look={state === 'pending' ? 'outline' : 'primary'} large onClick={() => modals.open(KYC)}>
          {t(`gate.${state}.action`)}
        </Button>
      </div>
    </section>
  );
}
