import type { SavedGamePage } from '#app/platform/contract.ts';
import { gameOf } from '#app/platform/games/game-of.ts';
import type { components } from '#schemas/generated/platform.ts';

/** A page of an account's list as the site reads it. */
export function savedPage(sent: components['schemas']['SavedGamePage']): SavedGamePage {
  return { ...sent, content: sent.content.map(gameOf) };
}
