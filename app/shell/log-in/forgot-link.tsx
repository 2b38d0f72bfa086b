import { useTranslation } from '#app/language/translation.tsx';
import { useModals } from '../modals/modals-context.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { FORGOTTEN } from './forgotten.ts';
import { link } from './log-in-sheet.css.ts';

/** The way on for whoever has forgotten the password, where the brand has one. */
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
