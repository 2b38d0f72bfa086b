import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { CareHelpLines } from './care-help-lines.tsx';

/** Help lines of the help centre, readable without an account. */
export function GuestHelpLines() {
  const { t } = useTranslation('player-care');
  const { name: brand } = useBrand();
  return (
    <>
      <p>{t('help.text', { brand })}</p>
      <CareHelpLines />
    </>
  );
}
