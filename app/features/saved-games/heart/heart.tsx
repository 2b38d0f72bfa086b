import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { useSession } from '#app/session/session-context.tsx';
import type { TileActionProps } from '#app/shell/slots/slots.ts';
import { RealAccountDialog } from '#app/shell/trial/real-account-dialog.tsx';
import { useFavorites } from '../use-favorites.ts';
import { disc, heart } from './heart.css.ts';
import { useToggleFavorite } from './use-toggle-favorite.ts';

/** Toggles a favourite. Asks a trial account to register instead. */
export function Heart({ game }: TileActionProps) {
  const { t } = useTranslation('saved-games');
  const { status } = useSession();
  const pressed = useIsFavorite(game);
  const toggle = useToggleFavorite(game);
  const [warned, setWarned] = useState(false);
  return (
    <>
      <button
        type="button"
        className={heart}
        aria-label={t('heart.keep', { game: game.nodeName })}
        aria-pressed={pressed}
        onClick={() => (status === 'trial' ? setWarned(true) : toggle(!pressed))}
      >
        <span className={disc}>
          <Icon name={pressed ? 'heart-fill' : 'heart'} size={18} />
        </span>
      </button>
      {warned && <RealAccountDialog onClose={() => setWarned(false)} />}
    </>
  );
}

/** Whether a game is a favourite; false while loading. */
function useIsFavorite({ nodeId }: Pick<Game, 'nodeId'>): boolean {
  const { ids } = useFavorites();
  const { data = false } = useQuery({ ...ids, select: (favoriteIds) => favoriteIds.includes(nodeId) });
  return data;
}
