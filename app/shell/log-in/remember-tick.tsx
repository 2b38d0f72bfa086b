import { Checkbox } from '#app/kit/field/checkbox.tsx';
import { useTranslation } from '#app/language/translation.tsx';

/** Name of the tick that has the log-in remembered. */
export const REMEMBER = 'remember';

interface RememberTickProps {
  /** Whether this device remembers somebody. */
  known: boolean;
}

/** Asks to be remembered; ticked where somebody is. */
export function RememberTick({ known }: RememberTickProps) {
  const { t } = useTranslation();
  return (
    <Checkbox key={String(known)} name={REMEMBER} defaultChecked={known}>
      {t('logIn.remember')}
    </Checkbox>
  );
}
