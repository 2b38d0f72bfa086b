import { Empty } from '#app/kit/state/empty.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { requestedGame } from '#app/shell/games/requested-game.ts';
import { useVendors } from '#app/shell/games/vendors-query.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation, useSearchParams } from '#app/shell/router/router.ts';
import { chosenOf, type MenuMode, usualMode } from '../menu/modes.ts';
import { useMenus } from '../menu/use-menus.ts';
import { GamePage } from './game-page.tsx';
import { page } from './page.css.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface ModesPageProps {
  /** Which of the lottery's pages it is. */
  name: 'lottery' | 'sea' | 'vn';
  /** The page's menus, in order. */
  modes: readonly MenuMode[];
}

/** A page of the lottery: the game in the address or in the link's state, with the menus of the others. */
export function ModesPage({ name, modes }: ModesPageProps) {
  const { t } = useTranslation('lottery');
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { menus, isError, refetch } = useMenus(modes);
  const vendors = useVendors();
  // The platform's vendors decide which menu comes first; the lottery's is the default.
  const isKnown = vendors.data || vendors.isError || modes.length === 1;
  const wanted = query.get('gameCode') ?? requestedGame(state);
  const chosen = menus && isKnown && chosenOf(menus, wanted, usualMode(vendors.data));
  if (menus && chosen) return <GamePage name={name} menus={menus} chosen={chosen} />;
  if (isError) {
    return (
      <div className={page}>
        <Problem title={t('failed.menu')} onAction={refetch} />
      </div>
    );
  }
  if (menus?.length !== 0) return <PageSkeleton />;
  return (
    <div className={page}>
      <Empty icon="ticket" title={t('failed.none')} text={t('failed.noneText')}>
        <LinkButton to={paths.index}>{t('failed.home')}</LinkButton>
      </Empty>
    </div>
  );
}
