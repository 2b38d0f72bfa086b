import { drawBalls } from './balls.ts';
import { drawCards } from './cards.ts';
import { drawChips } from './chips.ts';
import { drawDice } from './dice.ts';
import { drawDuo } from './duo.ts';
import { drawIcon, drawOnDisc } from './icon.ts';
import type { DrawMotif, MotifContext } from './motif.ts';
import { drawNight } from './night.ts';
import { drawSevens } from './sevens.ts';
import { drawTiles } from './tiles.ts';
import { drawPrizeWheel, drawRoulette } from './wheels.ts';

const drawings: Readonly<Record<string, DrawMotif>> = {
  balls: drawBalls,
  cards: drawCards,
  chips: drawChips,
  dice: drawDice,
  disc: drawOnDisc,
  duo: drawDuo,
  night: drawNight,
  roulette: drawRoulette,
  sevens: drawSevens,
  tiles: drawTiles,
  wheel: drawPrizeWheel,
};

/** Draws a subject's motif. @throws when no drawing or icon has that name */
export function drawMotif(name: string, colours: Omit<MotifContext, 'detail'>): string {
  if (!name.startsWith('@')) return drawIcon({ ...colours, detail: name });
  const [kind = '', detail = ''] = name.slice(1).split(':');
  const draw = drawings[kind];
  if (!draw) throw new Error(`There is no drawing named "${name}".`);
  return draw({ ...colours, detail });
}
