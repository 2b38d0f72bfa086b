import { testAttacks } from './attack-tests.ts';
import { modes } from './modes/modes.ts';
import { screens } from './screens.ts';

const LIMITS = { task: 1000, answer: 2000, recovery: 3000 };

for (const [at, mode] of modes.entries()) {
  const cells = screens.map((screen, index) => ({ mode, screen, spareGates: (at + index) % 2 === 0 }));
  testAttacks(mode.name, mode.pictures ? '@pictures' : '@words', cells, LIMITS);
}
