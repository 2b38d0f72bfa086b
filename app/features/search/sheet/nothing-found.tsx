import { useBrand } from '#app/brand/brand-context.tsx';
import { button } from '#app/kit/button/button.css.ts';
import { cluster } from '#app/kit/layout/layout.css.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { categoryPath } from '#app/platform/games/game-category.ts';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { useHasPage } from '#app/shell/router/use-has-page.ts';

/** Empty state with suggestions and links. */
export function NothingFound({ text }: { text: string }) {
  const { t } = useTranslation('search');
  const [category] = useBrand().categories;
  const hasHelp = useHasPage(paths.help);
  return (
    <>
      <Empty icon="magnifying-glass" title={t('none.title', { text })} text={t('none.text')}>
        <div className={cluster[3]}>
          <Link className={button.outline} to={category ? categoryPath(category) : paths.index}>
            {t('none.games')}
          </Link>
          {hasHelp && (
            <Link className={button.outline} to={paths.help}>
              {t('none.help')}
            </Link>
          )}
        </div>
      </Empty>
      <HotShelf title={t('popular')} />
    </>
  );
}
