import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#app/language/translation.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { addFavoriteGame } from '#app/platform/generated/operations/add-favorite-game.ts';
import { removeFavoriteGame } from '#app/platform/generated/operations/remove-favorite-game.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { favoritesKey, useFavorites } from '../use-favorites.ts';
import { markFavorite } from './mark-favorite.ts';

/** Minimum milliseconds between two changes of the same game, by the specification. */
const THROTTLE = 1000;
const toggleKey = ['favorite'] as const;

/** Adds or removes a favourite optimistically, and reverts it with a message if the platform refuses. */
export function useToggleFavorite(game: Game): (adding: boolean) => void {
  const { t } = useTranslation('saved-games');
  const queries = useQueryClient();
  const platform = usePlatform();
  const toasts = useToasts();
  const favorites = useFavorites();
  const session = useSessionService();
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const mutationKey = [...toggleKey, game.nodeId];

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (adding: boolean) => {
      const favoriteIds = await queries.ensureQueryData(favorites.ids);
      // It is already in the wanted state, for example changed in another tab.
      if (favoriteIds.includes(game.nodeId) === adding) return;
      // A pending response would overwrite the optimistic change.
      await queries.cancelQueries({ queryKey: favoritesKey(favorites.owner) });
      const undo = markFavorite(queries, favorites, game.nodeId, adding);
      // Send changes one after the other, so that the platform gets them in order.
      const sent = before.current.then(() => send(adding));
      before.current = sent.catch(() => undefined);
      await sent.catch((problem: unknown) => {
        undo();
        throw problem;
      });
    },
    onError: () => toasts.show({ tone: 'danger', text: t('heart.failed', { game: game.nodeName }) }),
    onSettled: async () => {
      // A refetch during another change would revert that on the page.
      if (queries.isMutating({ mutationKey: toggleKey }) > 1) return;
      await queries.invalidateQueries({ queryKey: favoritesKey(favorites.owner) });
    },
  });

  const send = async (adding: boolean) => {
    // After a change of session the favourites belong to another account.
    if (session.store.getState().member?.id !== favorites.owner) return;
    const { nodeId, vassalage: vendor, gameType } = game;
    const favorite = { nodeId, vendor, gameType };
    if (adding) await addFavoriteGame(platform, favorite);
    else await removeFavoriteGame(platform, favorite);
  };

  return (adding) => {
    const changes = queries.getMutationCache().findAll({ mutationKey });
    const last = Math.max(0, ...changes.map(({ state }) => state.submittedAt));
    if (Date.now() - last >= THROTTLE) mutate(adding);
  };
}
