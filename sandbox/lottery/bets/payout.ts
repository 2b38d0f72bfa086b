import { type MinorUnits, minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { BetKind } from '../games/bet-kind.ts';
import type { DrawResult } from '../games/draw-form.ts';

export interface PlacedBet {
  readonly selection: readonly string[];
  /** A multiple of ten. */
  readonly stake: MinorUnits;
  /** Odds of each tier in hundredths, as of placing the bet. */
  readonly odds: readonly number[];
}

/** A bet's payout. Odds are whole tenths and stakes whole tens, so no rounding is needed. */
export function payout(kind: BetKind, { selection, stake, odds }: PlacedBet, result: DrawResult): MinorUnits {
  const hits = kind.hits(selection, result);
  if (hits === 0) return ZERO;
  const tier = kind.perHit ? 0 : kind.tiers.findIndex((candidate) => candidate.hits === hits);
  const paid = odds[tier];
  if (paid === undefined) return ZERO;
  return minorUnits(((stake * paid) / 100) * (kind.perHit ? hits : 1));
}
