import { expect, it } from 'vitest';
import type { Game, VendorCard } from '../../platform/contract.ts';
import { gameAddress, vendorAddress } from './game-address.ts';

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
  expect(gameAddress(game)).toBe('/seamless?vassalage=J%2FW&gameCode=koi+catch');
});

it('leads to the list of a vendor that stands in its place', () => {
  expect(gameAddress({ ...game, isGame: 'VASSALAGE' })).toBe('/fish?vassalage=J%2FW');
});

const card = (gameCount: number): VendorCard => ({
  vassalage: 'TLN',
  displayName: 'Touchline',
  gameType: 'SPORTS',
  icon: '',
  gameCount,
});

it('leads to a vendor’s list', () => {
  expect(vendorAddress('rng', card(1))).toBe('/rng?vassalage=TLN');
  expect(vendorAddress('sports', card(14))).toBe('/sports?vassalage=TLN');
});

it('starts a vendor that is one game', () => {
  expect(vendorAddress('sports', card(1))).toBe('/seamless?vassalage=TLN');
});
