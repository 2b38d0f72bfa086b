import type { BetKind } from '../games/bet-kind.ts';
import type { DrawResult } from '../games/draw-form.ts';

export interface PlacedBet {
  readonly selection: readonly string[];
  /** Minor units, a multiple of ten. */
  readonly stake: number;
  /** Odds of each tier in hundredths, as of placing the bet. */
  readonly odds: readonly number[];
}

/** A bet's payout in minor units. Odds are whole tenths and stakes whole tens, so no rounding is needed. */
export function payout(kind: BetKind, { selection, stake, odds }: PlacedBet, result: DrawResult): number {
  const hits = kind.hits(selection, result);
  if (hits === 0) return 0;
  const tier = kind.perHit ? 0 : kind.tiers.findIndex((candidate) => candidate.hits === hits);
  const paid = odds[tier];
  if (paid === undefined) return 0;
  return ((stake * paid) / 100) * (kind.perHit ? hits : 1);
}
