import { useBrand } from '#app/brand/brand-context.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useEntryText, useTranslation } from '#app/language/translation.tsx';
import { line, lines } from '#app/shared/cashier/foot.css.ts';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';

const RESPONSIBLE = `${paths.help}#responsible`;

/** The age mark beside the button, and the site's page on responsible gaming if it has one. */
export function ResponsibleLine() {
  const { t } = useTranslation('deposit');
  const entryText = useEntryText();
  const { minimumAge } = useBrand().legal;
  const page = useSlot('footerLinks').find(({ path, pending }) => path === RESPONSIBLE && !pending);
  return (
    <p className={lines}>
      {page && (
        <Link className={line} to={page.path}>
          <Icon name="shield-check" size={18} />
          {entryText(page.namespace, page.label)}
        </Link>
      )}
      <span>{t('means', { age: minimumAge })}</span>
    </p>
  );
}
