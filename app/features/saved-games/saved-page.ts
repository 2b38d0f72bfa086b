import type { components } from '../../../schemas/generated/platform.ts';
import type { SavedGamePage } from '../../platform/contract.ts';
import { gameOf } from '../../platform/games/game-of.ts';

/** A page of an account's list as the site reads it. */
export function savedPage(sent: components['schemas']['SavedGamePage']): SavedGamePage {
  return { ...sent, content: sent.content.map(gameOf) };
}
