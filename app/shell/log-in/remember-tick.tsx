import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Name of the “remember me” checkbox. */
export const REMEMBER = 'remember';

interface RememberTickProps {
  /** Whether this device remembers a log-in. */
  known: boolean;
}

/** The “remember me” checkbox; checked if a log-in is remembered. */
export function RememberTick({ known }: RememberTickProps) {
  const { t } = useTranslation();
  return (
    <Checkbox key={String(known)} name={REMEMBER} defaultChecked={known}>
      {t('logIn.remember')}
    </Checkbox>
  );
}
