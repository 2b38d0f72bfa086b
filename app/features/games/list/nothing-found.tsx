import { button } from '#app/kit/button/button.css.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { HotShelf } from '#app/shell/games/hot-shelf.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { Link } from '#app/shell/router/router.ts';
import { needsWhole } from './select-games.ts';
import { type ListAddress, NO_CHOICE } from './use-list-address.ts';

/** Explains an empty list, links to all games (or home if no choice narrowed the list), and shows hot games. */
export function NothingFound({ address }: { address: ListAddress }) {
  const { t } = useTranslation('games');
  const { search, kind, cockfight, vassalage, to } = address;
  const isNarrowed = needsWhole({ ...address, cockfight: cockfight ? 'only' : 'all' }) || kind !== '';
  const isChosen = isNarrowed || vassalage !== '';
  const words = wordsOf();
  return (
    <>
      <Empty icon={isChosen ? 'magnifying-glass' : 'game-controller'} {...words}>
        {isChosen ? (
          <Link className={button.outline} to={to(isNarrowed ? NO_CHOICE : { vassalage: '' })} replace>
            {t('empty.all')}
          </Link>
        ) : (
          <Link className={button.outline} to={paths.index}>
            {t('empty.home')}
          </Link>
        )}
      </Empty>
      <HotShelf title={t('empty.hot')} />
    </>
  );

  function wordsOf() {
    if (!isChosen) return { title: t('empty.category'), text: t('empty.categoryText') };
    if (search) return { title: t('empty.search', { search }), text: t('empty.searchText') };
    return { title: t('empty.filters'), text: t('empty.filtersText') };
  }
}
