import { useBrand } from '#app/brand/brand-context.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Name of the checkbox in its form. The feature's own name must not appear in brands without a disclaimer. */
export const DISCLAIMER = 'accept-disclaimer';

interface AcceptDisclaimerProps {
  /** Id of the checkbox's form. */
  form: string;
  /** Id of the form's error message if the checkbox was left out. */
  fault: string | undefined;
}

/** Acceptance of the disclaimer, required before every log-in; nothing in brands without one. */
export function AcceptDisclaimer({ form, fault }: AcceptDisclaimerProps) {
  const { t } = useTranslation();
  const { disclaimer, minimumAge: age } = useBrand().legal;
  if (!disclaimer) return null;
  return (
    <Checkbox name={DISCLAIMER} form={form} aria-invalid={fault ? true : undefined} aria-describedby={fault} required>
      {t('logIn.disclaimer', { age })}
    </Checkbox>
  );
}
