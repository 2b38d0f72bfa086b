import { type Game, gameOf } from '#app/platform/games/game-of.ts';
import type { SavedGamePage as SentPage } from '#schemas/generated/platform.ts';

/** A page of a member's list, with games in the site's form. */
export type SavedGamePage = Omit<SentPage, 'content'> & { content: readonly Game[] };

export function savedPage(sent: SentPage): SavedGamePage {
  return { ...sent, content: sent.content.map(gameOf) };
}
