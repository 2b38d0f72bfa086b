import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { SET_EMAIL, SET_PAYMENT_PASSWORD, SET_QUESTION } from '#app/shell/member/account-modals.ts';
import { CHANGE_PASSWORD } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { KYC } from '#app/shell/verification/modal-ids.ts';
import { useVerification } from '#app/shell/verification/verification-context.tsx';
import type { SecurityStep } from '#schemas/generated/platform.ts';

/** A step that can raise the level. The password is always set already. */
export type OpenStep = Step & { name: Exclude<Step['name'], 'password'> };

export interface Step extends SecurityStep {
  /** Opens the form of the step; absent while that is not possible. */
  open?: () => void;
  /** Why the step cannot be set yet. */
  waits?: 'review' | 'identity';
}

const MODALS = {
  password: CHANGE_PASSWORD,
  identity: KYC,
  payment: SET_PAYMENT_PASSWORD,
  question: SET_QUESTION,
  email: SET_EMAIL,
} as const;

/** Steps that this site supports, each with the action that opens it. */
export function useSteps(steps: readonly SecurityStep[]): Step[] {
  const modals = useModals();
  const changePassword = useChangePassword();
  const verification = useVerification();
  const offered = new Set(
    useSlot('modals')
      .filter(({ pending }) => !pending)
      .map(({ id }) => id),
  );
  const isUnverified = steps.some(({ name, isDone }) => name === 'identity' && !isDone);
  return steps
    .filter(({ name, isDone }) => isDone || offered.has(MODALS[name]))
    .map((step) => {
      const { name, isDone } = step;
      if (name === 'identity' && verification === 'pending') return { ...step, waits: 'review' as const };
      if (name === 'identity' && isDone) return step;
      // The platform refuses a payment password until the identity is verified.
      if (name === 'payment' && isUnverified) return { ...step, waits: 'identity' as const };
      if (!offered.has(MODALS[name])) return step;
      return { ...step, open: name === 'password' ? changePassword : () => modals.open(MODALS[name]) };
    });
}

/** Opens the change of the log-in password, without ending the session. */
export function useChangePassword(): () => void {
  const session = useSessionService();
  const { member } = useSession();
  return () => {
    const token = session.token() ?? '';
    session.hold({ token, username: member?.account ?? '', password: '', firstTime: false, isChosen: true });
  };
}
