import { describe, expect, it } from 'vitest';
import { someTable } from '../lottery-answers.fixture.ts';
import {
  addLine,
  beginSlip,
  clearSlip,
  dropPlaced,
  isSent,
  isStake,
  linesToSend,
  removeLine,
  saveLine,
  setStake,
  totalOf,
} from './slip-draft.ts';

const table = someTable('speed-draw-1');
const [straight, side] = table.kinds;
if (!straight || !side) throw new Error('The fixture needs two kinds of bets.');
const bet = { table, kind: side, issue: '1', selection: [{ code: 'big', name: 'Big' }] };

function slipWith(count: number) {
  const draft = beginSlip();
  for (let index = 0; index < count; index += 1) addLine(draft, bet);
  return draft;
}

describe('a slip', () => {
  it('starts a line with the smallest stake, and the next one with the stake that was typed', () => {
    const draft = slipWith(1);
    expect(draft.lines[0]?.stake).toBe(500);
    setStake(draft, 1, 2000);
    addLine(draft, bet);
    expect(totalOf(draft.lines)).toBe(4000);
  });

  it('rejects a stake that the platform would refuse', () => {
    const draft = slipWith(1);
    const valid = [0, 499, 500, 750, 1000, 5_000_500, Number.NaN, null].map((stake) => {
      setStake(draft, 1, stake);
      return draft.lines.every(isStake);
    });
    expect(valid).toEqual([false, false, true, false, true, false, false, false]);
  });

  it('sends its lines as they are', () => {
    const draft = slipWith(2);
    const first = linesToSend(draft);
    expect(linesToSend(draft)).toEqual(first);
    setStake(draft, 2, 1000);
    expect(linesToSend(draft).map(({ stake }) => stake)).toEqual([500, 1000]);
  });

  it('sends nothing of what was placed again', () => {
    const draft = slipWith(1);
    linesToSend(draft);
    clearSlip(draft);
    expect([draft.sentIds, draft.sentLines, linesToSend(draft)]).toEqual([[], [], []]);
  });

  it('keeps lines added while the rest was being placed', () => {
    const draft = slipWith(2);
    const placed = [...draft.lines];
    linesToSend(draft);
    addLine(draft, bet);
    dropPlaced(draft, placed);
    expect(draft.lines.map(({ id }) => id)).toEqual([3]);
    expect(draft.sentLines).toEqual([]);
  });

  it('resends lines that may have been placed unchanged, whatever was added', () => {
    const draft = slipWith(1);
    const first = linesToSend(draft);
    draft.isUnanswered = true;
    addLine(draft, bet);
    expect(linesToSend(draft)).toEqual(first);
    expect(draft.lines.map(({ id }) => isSent(draft, id))).toEqual([true, false]);
    draft.isUnanswered = false;
    expect(linesToSend(draft)).toHaveLength(2);
  });

  it('edits a line in place, and its stake only as far as the limits require', () => {
    const draft = slipWith(2);
    setStake(draft, 1, 400_000);
    draft.editing = 1;
    saveLine(draft, 1, { ...bet, kind: straight, selection: [] });
    expect(draft.lines[0]).toMatchObject({ id: 1, kind: straight.code, stake: straight.maxStake });
    expect(draft.editing).toBeNull();
    removeLine(draft, 1);
    expect(draft.lines.map(({ id }) => id)).toEqual([2]);
  });
});
