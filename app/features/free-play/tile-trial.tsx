import { useTranslation } from '../../language/translation.tsx';
import { START_TRIAL } from '../../shell/modals/modal-ids.ts';
import { useModals } from '../../shell/modals/modals-context.tsx';
import type { TileActionProps } from '../../shell/slots/slots.ts';
import { trial } from './tile-trial.css.ts';

/** The trial account is one click away from every game. */
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
