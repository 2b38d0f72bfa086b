import { useBrand } from '#app/brand/brand-context.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { page } from '#app/shell/layout/page-title.css.ts';
import { PageTitle } from '#app/shell/layout/page-title.tsx';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';

interface RealAccountPageProps {
  kind: 'favorite' | 'recent';
  icon: IconName;
}

/** Asks a trial account, which has no lists, to register. */
export function RealAccountPage({ kind, icon }: RealAccountPageProps) {
  const { t } = useTranslation('saved-games');
  const { registration } = useBrand();
  return (
    <div className={page}>
      <PageTitle icon={icon}>{t(`entry.${kind}`)}</PageTitle>
      <Empty icon={icon} title={t('shell:trial.title')} text={t('shell:trial.text')}>
        {registration.closed ? (
          <LinkButton to={paths.index}>{t('find')}</LinkButton>
        ) : (
          <LinkButton look="primary" to={paths.register}>
            {t('shell:trial.register')}
          </LinkButton>
        )}
      </Empty>
      <HotShelf title={t('hot')} />
    </div>
  );
}
