import { useBrand } from '#app/brand/brand-context.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
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
  if (!disclaimer) return null;
  return (
    <Checkbox name={DISCLAIMER} form={form} error={error} defaultChecked={hasAccepted(session, status)} required>
      {t('logIn.disclaimer', { age })}
    </Checkbox>
  );
}
