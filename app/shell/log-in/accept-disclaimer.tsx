import { useStore } from 'zustand';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { useModals } from '../modals/modals-context.tsx';
import { hasAccepted } from './acceptance.ts';

/** Name of the checkbox in its form. The feature's own name must not appear in brands without a disclaimer. */
export const DISCLAIMER = 'accept-disclaimer';

interface AcceptDisclaimerProps {
  /** Id of the checkbox's form, if it is not inside. */
  form?: string;
  /** Error of the checkbox. */
  error?: string | undefined;
}

/** Acceptance of the disclaimer, required at every way in, and ticked where this session has it; nothing in brands without one. */
export function AcceptDisclaimer({ form, error }: AcceptDisclaimerProps) {
  const { t } = useTranslation();
  const { status } = useSession();
  const session = useSessionService();
  const { disclaimer, minimumAge: age } = useBrand().legal;
  // The form may stand behind the disclaimer's own dialog: the tick follows what is accepted there.
  const isAccepted = useStore(useModals().store, () => hasAccepted(session, status));
  if (!disclaimer) return null;
  return (
    <Checkbox key={String(isAccepted)} name={DISCLAIMER} form={form} error={error} defaultChecked={isAccepted} required>
      {t('logIn.disclaimer', { age })}
    </Checkbox>
  );
}
