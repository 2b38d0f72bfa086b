import type { Game as SentGame } from '#schemas/generated/platform.ts';

/** A game under the one spelling that the site reads. */
export type Game = SentGame & Required<Pick<SentGame, 'nodeName' | 'displayName' | 'showIcon'>>;

/** A game by its name and its picture, whichever of the contract's fields its vendor puts them in. */
export function gameOf(sent: SentGame): Game {
  const { nodeName, gameName, gameCode, displayName = '', showIcon, iconUrl, url, lagerIcon } = sent;
  return {
    ...sent,
    nodeName: nodeName || gameName || gameCode,
    displayName,
    showIcon: showIcon || iconUrl || url || lagerIcon || '',
  };
}
