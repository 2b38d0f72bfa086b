import { expect, it } from 'vitest';
import type { VendorLanes } from '#app/platform/games/vendor-lanes.ts';
import type { VendorCard } from '#schemas/generated/platform.ts';
import { usualMode } from './modes.ts';

const lane = (...codes: string[]): VendorLanes => ({
  elott: codes.map(
    (vassalage): VendorCard => ({ vassalage, displayName: vassalage, gameType: 'ELOTT', icon: '', gameCount: 1 }),
  ),
});

// @proves 4.52
it.each([
  [lane('TCG_LOTTO_VN'), 'ELOTT'],
  [lane('TCG_SEA', 'LOTT'), 'ELOTT'],
  [lane('ELOTT'), 'ELOTT'],
  [lane('TCG_SEA'), 'LOTT'],
  [{ lott: lane('LOTT').elott ?? [] }, 'LOTT'],
  [{}, 'LOTT'],
  [undefined, 'LOTT'],
] as const)('begins with %j at %s', (lanes, mode) => expect(usualMode(lanes)).toBe(mode));
