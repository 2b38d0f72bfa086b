import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { START_TRIAL } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import type { TileActionProps } from '#app/shell/slots/slots.ts';
import { askedDemo } from './asked-demo.ts';
import { demo, trial } from './tile-trial.css.ts';

/** Where the vendor offers a demo: starts a trial account and the demo in it; in a trial, marks the game. */
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
