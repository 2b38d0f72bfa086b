import { useTranslation } from '#app/language/translation.tsx';
import { useModals } from '../modals/modals-context.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { FORGOTTEN } from './forgotten.ts';
import { link } from './log-in-sheet.css.ts';

/** Opens the forgotten-password modal in brands that have one. */
export function ForgotLink() {
  const { t } = useTranslation();
  const modals = useModals();
  const offered = useSlot('modals').some(({ id, pending }) => id === FORGOTTEN && !pending);
  if (!offered) return null;
  return (
    <button type="button" className={link} onClick={() => modals.open(FORGOTTEN)}>
      {t('logIn.forgot')}
    </button>
  );
}
