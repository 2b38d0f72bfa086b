import { useTranslation } from '#app/language/translation.tsx';
import { START_TRIAL } from '#app/shell/modals/modal-ids.ts';
import { useModals } from '#app/shell/modals/modals-context.tsx';
import type { TileActionProps } from '#app/shell/slots/slots.ts';
import { trial } from './tile-trial.css.ts';

/** Starts a trial account straight from a game's tile. */
export function TileTrial({ game }: TileActionProps) {
  const { t } = useTranslation('free-play');
  const modals = useModals();
  return (
    <button
      type="button"
      className={trial}
      aria-label={t('tile.label', { game: game.nodeName })}
      onClick={() => modals.open(START_TRIAL)}
    >
      {t('tile.text')}
    </button>
  );
}
