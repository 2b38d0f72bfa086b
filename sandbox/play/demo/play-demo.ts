import type { Platform } from '#sandbox/platform.ts';
import type { Demo, DemoRound } from '#sandbox/process/demos.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { type BetRequest, requireStake, type ShownBet } from '../bet.ts';
import { outcomeOf } from '../outcome.ts';
import { chosenPick, drawWin, sceneOf } from '../rounds/settle-pick.ts';

/** A platform that cannot book anything: a demo's rounds know no database. */
type WithoutBooks = Omit<Platform, 'db'>;

/** Plays a round with play credit, by the chances of the game itself. Nothing is booked. */
export function playDemo(platform: WithoutBooks, demo: Demo, request: BetRequest): ShownBet {
  const { game, rounds } = demo;
  const { stake, idempotencyKey } = request;
  requireStake(platform, stake);
  const pick = chosenPick(game, request.pick);
  const round = rounds.get(idempotencyKey) ?? playRound(platform, demo, { ...request, pick });
  if (round.stake !== stake || round.pick !== pick)
    throw new Refusal(409, 'idempotency_conflict', 'The key was used for another bet.');
  rounds.set(idempotencyKey, round);
  const { win, balance } = round;
  const scene = sceneOf({ game, pick, stake, win, key: idempotencyKey });
  return { outcome: outcomeOf(stake, win), win, balance, scene };
}

function playRound(platform: WithoutBooks, demo: Demo, { stake, pick }: BetRequest & { pick: string }): DemoRound {
  if (stake > demo.credit) throw new Refusal(409, 'insufficient_funds', 'The play credit is used up.');
  const win = drawWin(platform, { game: demo.game, pick, stake });
  demo.credit = minorUnits(demo.credit - stake + win);
  return { stake, pick, win, balance: demo.credit };
}
