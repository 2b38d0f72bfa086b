import { useBrand } from '../../brand/brand-context.tsx';
import { Checkbox } from '../../kit/field/checkbox.tsx';
import { useTranslation } from '../../language/translation.tsx';

/** Name of the tick in a form that asks for it. The feature's own name stands in no brand without a disclaimer. */
export const DISCLAIMER = 'accept-disclaimer';

/** What a brand with a disclaimer asks for before every log-in; nothing elsewhere. */
export function AcceptDisclaimer({ error }: { error: string | undefined }) {
  const { t } = useTranslation();
  const { disclaimer, minimumAge: age } = useBrand().legal;
  if (!disclaimer) return null;
  return (
    <Checkbox name={DISCLAIMER} error={error} required>
      {t('logIn.disclaimer', { age })}
    </Checkbox>
  );
}
