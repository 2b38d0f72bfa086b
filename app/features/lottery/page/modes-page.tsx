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
  name: 'lottery' | 'sea' | 'vn';
  /** In the order of the tabs. */
  modes: readonly MenuMode[];
}

/** A lottery page. Opens the game named in the address or in the link's state. */
export function ModesPage({ name, modes }: ModesPageProps) {
  const { t } = useTranslation('lottery');
  const [query] = useSearchParams();
  const { state } = useLocation();
  const { menus, isError, refetch } = useMenus(modes);
  const vendors = useVendors();
  // The vendors decide which menu comes first, so wait for them; if they fail, the lottery's does.
  const isKnown = vendors.data || vendors.isError || modes.length === 1;
  const requestedCode = query.get('gameCode') ?? requestedGame(state);
  const chosen = menus && isKnown && chosenOf(menus, requestedCode, usualMode(vendors.data));
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
