import { createHash } from 'node:crypto';
import { randomFrom } from '#sandbox/artwork/random.ts';
import type { CatalogueGame } from '#sandbox/catalogue/catalogue.ts';
import type { Switches } from '#sandbox/process/switches.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import type { Prize } from './round.ts';
import { roundOf } from './round-of.ts';

/** The bet that a request names, or else the game's first. @throws Refusal invalid_field for one that it does not have */
export function chosenPick(game: CatalogueGame, asked: string | undefined): string {
  const picks = Object.keys(roundOf(game).picks(game));
  const pick = picks.find((candidate) => candidate === (asked ?? picks[0]));
  if (pick !== undefined) return pick;
  throw new Refusal(422, 'invalid_field', `This game has no bet ${asked}: name one of ${picks.join(', ')}.`);
}

/** Draws what a bet wins. */
export function drawWin(
  { switches, random }: { switches: Pick<Switches, 'betsWin'>; random: () => number },
  { game, pick, stake }: Pick<Outcome, 'game' | 'pick' | 'stake'>,
): MinorUnits {
  const prizes = prizesOf(game, pick);
  return winOf(stake, switches.betsWin ? smallestMultiple(prizes) : drawMultiple(prizes, random()));
}

/** A bet's prizes, the highest first. */
function prizesOf(game: CatalogueGame, pick: string): readonly Prize[] {
  return roundOf(game).picks(game)[pick] ?? [];
}

/** The multiple of the stake that a bet wins; 0 if it loses. `random` is in [0, 1). */
function drawMultiple(prizes: readonly Prize[], random: number): number {
  let from = 0;
  for (const { chance, multiple } of prizes) {
    from += chance;
    if (random < from) return multiple;
  }
  return 0;
}

/** The smallest win of a bet. */
function smallestMultiple(prizes: readonly Prize[]): number {
  return Math.min(...prizes.map(({ multiple }) => multiple));
}

/** The win of a stake, in whole minor units. */
function winOf(stake: MinorUnits, multiple: number): MinorUnits {
  // Multiply in thousandths: the product of a fraction may come out a little too small.
  return minorUnits(Math.floor((stake * Math.round(multiple * 1000)) / 1000));
}

interface Outcome {
  game: CatalogueGame;
  pick: string;
  stake: MinorUnits;
  win: MinorUnits;
  /** Key of the bet. The same key shows the same scene. */
  key: string;
}

/** The scene of a settled bet, as the player sees it. */
export function sceneOf({ game, pick, stake, win, key }: Outcome): object {
  const prizes = prizesOf(game, pick);
  const multiple = prizes.find((prize) => winOf(stake, prize.multiple) === win)?.multiple ?? 0;
  const random = randomFrom(createHash('sha256').update(key).digest().readUInt32BE(0));
  return roundOf(game).scene({ game, pick, multiple }, (end) => Math.floor(random() * end));
}
