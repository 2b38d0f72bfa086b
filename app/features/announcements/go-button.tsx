import { useTranslation } from '../../language/translation.tsx';
import { LinkButton } from '../../shell/router/link-button.tsx';
import { paths } from '../../shell/router/paths.ts';
import { useHasPage } from '../../shell/slots/use-has-page.ts';

/** Leads to where the rewards are, in a brand that has such a place. */
export function GoButton({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('announcements');
  if (!useHasPage(paths.promotions)) return null;
  return (
    <LinkButton look="primary" to={paths.promotions} onClick={onGo}>
      {t('go')}
    </LinkButton>
  );
}
