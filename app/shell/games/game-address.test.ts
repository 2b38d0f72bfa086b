import { expect, it } from 'vitest';
import type { Game } from '../../platform/contract.ts';
import { gameAddress } from './game-address.ts';

const game: Game = {
  nodeId: 1,
  nodeName: 'Koi',
  vassalage: 'J/W',
  gameType: 'FISH',
  gameCode: 'koi catch',
  displayName: 'Jadeworks',
  showIcon: '/1.svg',
  isHot: 0,
};

it('leads to the game', () => {
  expect(gameAddress(game)).toBe('/play/J%2FW/koi%20catch');
});

it('leads to the list of a vendor that stands in its place', () => {
  expect(gameAddress({ ...game, isGame: 'VASSALAGE' })).toBe('/fish?vassalage=J%2FW');
});
