import { proxy } from 'valtio';
import { type Intent, intentTo, NO_INTENT } from '#app/platform/idempotency-key.ts';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import type { LotteryKind, LotteryOption, LotterySlip, LotteryTable } from '#schemas/generated/platform.ts';

/** A bet that is not placed yet. */
export interface SlipLine {
  readonly id: number;
  readonly gameCode: string;
  readonly gameName: string;
  issue: string;
  kind: string;
  kindName: string;
  selection: readonly LotteryOption[];
  /** Of the first tier, in hundredths, as the player has seen them. */
  odds: number;
  /** Minor units; null while there is none, NaN while what is typed is no number. */
  stake: number | null;
  minStake: number;
  stakeStep: number;
  maxStake: number;
}

/** The slip of one person; it stays while the site's page lives, whatever is looked at meanwhile. */
export interface SlipDraft {
  lines: SlipLine[];
  lastId: number;
  /** The line that is being changed. */
  editing: number | null;
  /** The stake that a new line begins with: the one that was typed last. */
  stake: number | null;
  currency: string;
  sent: Intent;
  /** Ids of the lines that were sent. */
  sentIds: number[];
  /** The lines as they were sent. */
  sentLines: LotterySlip['lines'];
  /** Nobody knows whether what was sent was placed: until that is known it is sent again as it was. */
  isUnanswered: boolean;
}

export function beginSlip(): SlipDraft {
  const nothingSent = { sent: NO_INTENT, sentIds: [], sentLines: [], isUnanswered: false };
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

/** Puts another bet in the place of a line; its stake stays as far as the new limits let it. */
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

/** Whether the stake of a line can be placed. */
export function isStake({ stake, minStake, maxStake, stakeStep }: SlipLine): boolean {
  return stake !== null && stake >= minStake && stake <= maxStake && stake % stakeStep === 0;
}

export function totalOf(lines: readonly Pick<SlipLine, 'stake'>[]): number {
  return lines.reduce((sum, { stake }) => sum + (Number.isSafeInteger(stake) ? (stake ?? 0) : 0), 0);
}

/**
 * What is sent. The same lines as before go under the same key, whatever became of the call; while it is not known what
 * became of it, they go as they were, whatever has been added.
 */
export function slipOf(draft: SlipDraft): LotterySlip {
  if (!draft.isUnanswered) keep(draft);
  return { idempotencyKey: draft.sent.idempotencyKey, lines: draft.sentLines };
}

function keep(draft: SlipDraft): void {
  const lines: LotterySlip['lines'] = draft.lines.map(({ gameCode, issue, kind, selection, stake, odds }) => ({
    gameCode,
    issue,
    kind,
    selection: selection.map(({ code }) => code),
    stake: stake ?? 0,
    odds,
  }));
  draft.sent = intentTo(JSON.stringify(lines), draft.sent);
  draft.sentIds = draft.lines.map(({ id }) => id);
  draft.sentLines = lines;
}

/** Whether a line may have been placed already: it can be neither changed nor taken out until that is known. */
export function isSent({ isUnanswered, sentIds }: SentLines, id: number): boolean {
  return isUnanswered && sentIds.includes(id);
}

export function clearSlip(draft: SlipDraft): void {
  dropPlaced(draft, draft.lines);
}

/**
 * Some lines have been placed; those that were added meanwhile stay. What comes next is another intent, even if it is the
 * same again.
 */
export function dropPlaced(draft: SlipDraft, placed: readonly Pick<SlipLine, 'id'>[]): void {
  for (const { id } of placed) removeLine(draft, id);
  draft.sent = NO_INTENT;
  draft.sentIds = [];
  draft.sentLines = [];
  draft.isUnanswered = false;
}

function partsOf({ table, kind, issue, selection }: PickedBet) {
  const { minStake, stakeStep } = table;
  const odds = kind.tiers[0]?.odds ?? 0;
  const limits = { minStake, stakeStep, maxStake: kind.maxStake };
  return { issue, kind: kind.code, kindName: kind.name, selection: [...selection], odds, ...limits };
}

interface SentLines {
  isUnanswered: boolean;
  sentIds: readonly number[];
}

type Limits = Pick<SlipLine, 'minStake' | 'stakeStep' | 'maxStake'>;

function withinLimits(stake: number | null, { minStake, stakeStep, maxStake }: Limits): number {
  const wanted = Math.min(maxStake, Math.max(minStake, stake || minStake));
  return Math.floor(wanted / stakeStep) * stakeStep;
}
