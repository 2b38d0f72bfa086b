import { useBrand } from '#app/brand/brand-context.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Name of the checkbox in its form. The feature's own name must not appear in brands without a disclaimer. */
export const DISCLAIMER = 'accept-disclaimer';

interface AcceptDisclaimerProps {
  /** Id of the checkbox's form, if it is not inside. */
  form?: string;
  /** Id of the form's error message if the checkbox was left out. */
  fault?: string | undefined;
  /** Error of the checkbox itself, in forms that show errors at their fields. */
  error?: string | undefined;
}

/** Acceptance of the disclaimer, required at every way in; nothing in brands without one. */
export function AcceptDisclaimer({ form, fault, error }: AcceptDisclaimerProps) {
  const { t } = useTranslation();
  const { disclaimer, minimumAge: age } = useBrand().legal;
  if (!disclaimer) return null;
  return (
    <Checkbox
      name={DISCLAIMER}
      form={form}
      error={error}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault}
      required
    >
      {t('logIn.disclaimer', { age })}
    </Checkbox>
  );
}
