import { type Game, gameOf } from '#app/platform/games/game-of.ts';
import type { SavedGamePage as SentPage } from '#schemas/generated/platform.ts';

/** A page of a member's list as the site uses it. */
export type SavedGamePage = Omit<SentPage, 'content'> & { content: readonly Game[] };

export function savedPage(sent: SentPage): SavedGamePage {
  return { ...sent, content: sent.content.map(gameOf) };
}
