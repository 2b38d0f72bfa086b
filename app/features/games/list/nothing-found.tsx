import { button } from '../../../kit/button/button.css.ts';
import { Empty } from '../../../kit/state/empty.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import { paths } from '../../../shell/router/paths.ts';
import { Link } from '../../../shell/router/router.ts';
import { needsWhole } from './select-games.ts';
import { type ListAddress, NO_CHOICE } from './use-list-address.ts';

/** Why the list is empty, and the way on: to all games where something was chosen that leaves none, else home. */
export function NothingFound({ address }: { address: ListAddress }) {
  const { t } = useTranslation('games');
  const { search, kind, to } = address;
  if (!needsWhole(address) && !kind) {
    return (
      <Empty icon="game-controller" title={t('empty.category')} text={t('empty.categoryText')}>
        <Link className={button.outline} to={paths.index}>
          {t('empty.home')}
        </Link>
      </Empty>
    );
  }
  const words = search
    ? { title: t('empty.search', { search }), text: t('empty.searchText') }
    : { title: t('empty.filters'), text: t('empty.filtersText') };
  return (
    <Empty icon="magnifying-glass" {...words}>
      <Link className={button.outline} to={to(NO_CHOICE)} replace>
        {t('empty.all')}
      </Link>
    </Empty>
  );
}
