import { useBrand } from '#app/brand/brand-context.tsx';
import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Name of the tick in a form that asks for it. The feature's own name stands in no brand without a disclaimer. */
export const DISCLAIMER = 'accept-disclaimer';

interface AcceptDisclaimerProps {
  /** Id of the form that it belongs to. */
  form: string;
  /** Id of the form's message where that says that it was left out. */
  fault: string | undefined;
}

/** What a brand with a disclaimer asks for before every log-in; nothing elsewhere. */
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
