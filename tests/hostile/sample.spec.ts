import { ofThisTurn } from '../matrix/of-this-turn.ts';
import { testAttacks } from './attack-tests.ts';
import { modes } from './modes/modes.ts';
import { screens } from './screens.ts';

/** Every sixth mode, each on another screen. Far apart in the list, so that all kinds of modes occur. */
const STEP = 6;

/** Busy machines are slow, so times count only in the whole run: `npm run hostile`. */
const LIMITS = { task: 10_000, answer: 10_000, recovery: 20_000 };

const cells = modes
  .filter((_, at) => at % STEP === 0)
  .flatMap((mode, at) => {
    const screen = screens[(at * 7) % screens.length];
    return screen ? [{ mode, screen, spareGates: at % 3 > 0 }] : [];
  });
const cellsNow = ofThisTurn(cells);
const half = Math.ceil(cellsNow.length / 2);

testAttacks('screens of visitors and members bear a hostile platform', '@hostile', cellsNow.slice(0, half), LIMITS);
testAttacks('screens of members and visitors bear another one', '@hostile', cellsNow.slice(half), LIMITS);
