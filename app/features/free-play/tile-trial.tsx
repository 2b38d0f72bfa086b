import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { useSession } from '#app/session/session-context.tsx';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { START_TRIAL } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { KEEP_SCROLL } from '#app/shell/router/keep-scroll.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import type { TileActionProps } from '#app/shell/slots/slots.ts';
import { demo, trial } from './tile-trial.css.ts';

/** Tile action for games with a demo: starts a trial account and the demo. During a trial it only marks the game. */
export function TileTrial({ game }: TileActionProps) {
  const { t } = useTranslation('free-play');
  const { status } = useSession();
  const modals = useModals();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  if (!game.demo) return null;
  if (status === 'trial') return <span className={demo}>{t('tile.demo')}</span>;
  if (status !== 'guest') return null;
  const start = () => {
    navigate(`${pathname}${search}`, { replace: true, state: askedDemo(game) });
    modals.open(START_TRIAL);
  };
  return (
    <button type="button" className={trial} aria-label={t('tile.label', { game: game.nodeName })} onClick={start}>
      {t('tile.text')}
    </button>
  );
}

/** Navigation state with the demo that a trial opens. `demoAddress` is in a file of its own, so that tiles do not load it. */
function askedDemo(game: Game) {
  return { ...KEEP_SCROLL, demo: gameAddress(game) };
}
