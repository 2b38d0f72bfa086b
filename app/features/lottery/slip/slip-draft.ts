import { proxy } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { LotteryKind, LotteryOption, LotterySlip, LotteryTable } from '#schemas/generated/platform.ts';
import { isMinorUnits, type MinorUnits, share, sumOf, ZERO } from '#schemas/money/minor-units.ts';

/** A bet that is not placed yet. */
export interface SlipLine {
  readonly id: number;
  readonly gameCode: string;
  readonly gameName: string;
  issue: string;
  kind: string;
  kindName: string;
  selection: readonly LotteryOption[];
  /** Odds of the first prize tier as shown to the player, in hundredths. */
  odds: number;
  /** Which outcome `odds` applies to: a win, the best win, or each match. */
  pays: 'win' | 'winMost' | 'winEach';
  /** Minor units; null while empty, NaN while the text is not a number. */
  stake: number | null;
  minStake: MinorUnits;
  stakeStep: MinorUnits;
  maxStake: MinorUnits;
}

/** The slip of one person. It is kept across games until the page is left. */
export interface SlipDraft {
  lines: SlipLine[];
  lastId: number;
  /** Id of the line being edited. */
  editing: number | null;
  /** Default stake of a new line: the last one entered. */
  stake: number | null;
  currency: string;
  /** Ids of the lines that were sent. */
  sentIds: number[];
  /** The lines as they were sent. */
  sentLines: LotterySlip['lines'];
  /** The outcome of the last call is unknown. Until it is known, retries send the same lines. */
  isUnanswered: boolean;
}

export function beginSlip(): SlipDraft {
  const nothingSent = { sentIds: [], sentLines: [], isUnanswered: false };
  return proxy({ lines: [], lastId: 0, editing: null, stake: null, currency: '', ...nothingSent });
}

export const slipDraft = defineDraft('lottery-slip', beginSlip, { isUnanswered: 'kept' });

interface PickedBet {
  table: LotteryTable;
  kind: LotteryKind;
  issue: string;
  selection: readonly LotteryOption[];
}

export function addLine(draft: SlipDraft, bet: PickedBet): void {
  draft.lastId += 1;
  draft.currency = bet.table.currency;
  const { gameCode, gameName } = bet.table.game;
  const line = { id: draft.lastId, gameCode, gameName, ...partsOf(bet) };
  draft.lines.push({ ...line, stake: withinLimits(draft.stake ?? line.minStake, line) });
}

/** Replaces the bet of a line and clamps its stake to the new limits. */
export function saveLine(draft: SlipDraft, id: number, bet: PickedBet): void {
  const line = draft.lines.find((candidate) => candidate.id === id);
  draft.editing = null;
  if (!line) return;
  Object.assign(line, partsOf(bet));
  line.stake = withinLimits(line.stake, line);
}

export function removeLine(draft: SlipDraft, id: number): void {
  draft.lines = draft.lines.filter((line) => line.id !== id);
  if (draft.editing === id) draft.editing = null;
}

export function setStake(draft: SlipDraft, id: number, stake: number | null): void {
  const line = draft.lines.find((candidate) => candidate.id === id);
  if (!line) return;
  line.stake = stake;
  if (isStake(line)) draft.stake = stake;
}

export function isStake({ stake, minStake, maxStake, stakeStep }: SlipLine): boolean {
  return stake !== null && stake >= minStake && stake <= maxStake && stake % stakeStep === 0;
}

export function totalOf(lines: readonly Pick<SlipLine, 'stake'>[]): MinorUnits {
  return sumOf(lines.map(amountOf));
}

/** Payout of a winning line at its first odds, rounded to minor units as the platform does. */
export function winOf({ odds, ...line }: Pick<SlipLine, 'stake' | 'odds'>): MinorUnits {
  return share(amountOf(line), odds * 100);
}

/** The line's stake, or 0 without one. */
function amountOf({ stake }: Pick<SlipLine, 'stake'>): MinorUnits {
  return stake !== null && isMinorUnits(stake) ? stake : ZERO;
}

/** The lines to send. While the last outcome is unknown, these are the lines sent before, even if more were added. */
export function linesToSend(draft: SlipDraft): LotterySlip['lines'] {
  if (!draft.isUnanswered) recordSent(draft);
  return draft.sentLines;
}

function recordSent(draft: SlipDraft): void {
  const lines: LotterySlip['lines'] = draft.lines.map(({ gameCode, issue, kind, selection, stake, odds }) => ({
    gameCode,
    issue,
    kind,
    selection: selection.map(({ code }) => code),
    stake: amountOf({ stake }),
    odds,
  }));
  draft.sentIds = draft.lines.map(({ id }) => id);
  draft.sentLines = lines;
}

/** Whether a line may already be placed, so that it cannot be edited or removed. */
export function isSent({ isUnanswered, sentIds }: SentLines, id: number): boolean {
  return isUnanswered && sentIds.includes(id);
}

export function clearSlip(draft: SlipDraft): void {
  dropPlaced(draft, draft.lines);
}

/** Removes the placed lines and keeps lines added since. */
export function dropPlaced(draft: SlipDraft, placed: readonly Pick<SlipLine, 'id'>[]): void {
  for (const { id } of placed) removeLine(draft, id);
  draft.sentIds = [];
  draft.sentLines = [];
  draft.isUnanswered = false;
}

function partsOf({ table, kind, issue, selection }: PickedBet) {
  const { minStake, stakeStep } = table;
  const odds = kind.tiers[0]?.odds ?? 0;
  const limits = { minStake, stakeStep, maxStake: kind.maxStake };
  const pays = kind.perHit ? 'winEach' : kind.tiers.length > 1 ? 'winMost' : 'win';
  const bet = { kind: kind.code, kindName: kind.name, selection: [...selection], odds, pays } as const;
  return { issue, ...bet, ...limits };
}

interface SentLines {
  isUnanswered: boolean;
  sentIds: readonly number[];
}

type Limits = Pick<SlipLine, 'minStake' | 'stakeStep' | 'maxStake'>;

function withinLimits(stake: number | null, { minStake, stakeStep, maxStake }: Limits): number {
  const clamped = Math.min(maxStake, Math.max(minStake, stake || minStake));
  return Math.floor(clamped / stakeStep) * stakeStep;
}
