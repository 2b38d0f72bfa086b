import { expect, it } from 'vitest';
import { vendorAddress } from './vendor-address.ts';

// @proves 2.32
it.each([
  ['FISH', '/fish?vassalage=J%2FW'],
  ['RNG', '/rng?vassalage=J%2FW'],
  ['LIVE', '/seamless?vassalage=J%2FW&gameType=LIVE'],
  ['SPORTS', '/seamless?vassalage=J%2FW&gameType=SPORTS'],
  ['ESPORTS', '/seamless?vassalage=J%2FW&gameType=ESPORTS'],
  ['PVP', '/seamless?vassalage=J%2FW&gameType=PVP'],
  ['BG', '/seamless?vassalage=J%2FW&gameType=BG'],
] as const)('leads from a vendor of %s to %s', (gameType, address) => {
  expect(vendorAddress({ vassalage: 'J/W', gameType })).toBe(address);
});
