import type { Game as SentGame } from '#schemas/generated/platform.ts';

/** A game with one name and one picture field for the whole site. */
export type Game = SentGame & Required<Pick<SentGame, 'nodeName' | 'displayName' | 'showIcon'>>;

/** Reads a game's name and picture from whichever field of the contract its vendor uses. */
export function gameOf(sent: SentGame): Game {
  const { nodeName, gameName, gameCode, displayName = '', showIcon, iconUrl, url, lagerIcon } = sent;
  return {
    ...sent,
    nodeName: nodeName || gameName || gameCode,
    displayName,
    showIcon: showIcon || iconUrl || url || lagerIcon || '',
  };
}
