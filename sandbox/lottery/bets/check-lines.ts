import type { Platform } from '#sandbox/platform.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { ErrorCode, LotteryLine } from '#schemas/generated/platform.ts';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { nextDraws } from '../draws/find-draws.ts';
import { isSelection } from '../games/bet-kind.ts';
import { lotteryGame } from '../games/lottery-games.ts';
import { currentOdds, maxStake, stakeStep } from './limits.ts';

/** A line that passed the checks, with the data needed to settle it. */
export interface SoldLine {
  gameCode: string;
  issue: string;
  dueAt: number;
  kind: string;
  selection: string[];
  stake: MinorUnits;
  odds: number[];
}

interface Fault {
  errorCode: ErrorCode;
  status: number;
  message: string;
}

const FAULTS = {
  unknown: { status: 404, errorCode: 'not_found', message: 'There is no such game or bet.' },
  maintenance: { status: 409, errorCode: 'game_maintenance', message: 'The game takes no bets at the moment.' },
  selection: { status: 422, errorCode: 'invalid_field', message: 'The selection or the stake is not valid.' },
  closed: { status: 409, errorCode: 'issue_closed', message: 'This draw no longer takes bets.' },
  odds: { status: 409, errorCode: 'odds_changed', message: 'The odds have changed.' },
} as const satisfies Record<string, Fault>;

/** @throws Refusal for the first problem of the slip, with all affected lines in `value.lines` */
export async function checkLines(platform: Platform, lines: readonly LotteryLine[]): Promise<SoldLine[]> {
  const sold: SoldLine[] = [];
  const refused: { fault: Fault; index: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const checked = await checkLine(platform, line);
    if ('errorCode' in checked) refused.push({ fault: checked, index });
    else sold.push(checked);
  }
  const first = refused[0]?.fault;
  if (!first) return sold;
  const about = refused.filter(({ fault }) => fault === first).map(({ index }) => index);
  throw new Refusal(first.status, first.errorCode, first.message, { lines: about });
}

async function checkLine(platform: Platform, line: LotteryLine): Promise<SoldLine | Fault> {
  const { gameCode, issue, selection, stake } = line;
  const game = lotteryGame(gameCode);
  const kind = game?.kinds.find(({ code }) => code === line.kind);
  if (!game || !kind) return FAULTS.unknown;
  if (platform.switches.lotteryClosed.includes(gameCode)) return FAULTS.maintenance;
  const { currency } = platform.brand;
  const step = stakeStep(currency);
  const isStake = stake >= step && stake % step === 0 && stake <= maxStake(kind, currency);
  if (!isStake || !isSelection(kind.picker, selection)) return FAULTS.selection;
  const now = platform.now();
  // Once sales for a draw have closed, bets go to the one after it.
  const draw = (await nextDraws(platform.db, game, now)).find(({ dueAt }) => now < dueAt - game.closes);
  if (draw?.issue !== issue) return FAULTS.closed;
  const odds = currentOdds(kind, platform);
  if (line.odds !== odds[0]) return FAULTS.odds;
  return { gameCode, issue, dueAt: draw.dueAt, kind: kind.code, selection, stake, odds };
}
