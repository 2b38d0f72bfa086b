import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptySelection, isComplete, nextPlace, placed, quickPick, randomBelow, toggled } from './selection.ts';

const options = (codes: string) => codes.split(' ').map((code) => ({ code, name: code }));
const set = { form: 'set', options: options('01 02 03 04 05'), count: 3, distinct: true } as const;
const row = { form: 'positions', options: options('0 1 2 3'), count: 3, distinct: false } as const;
const race = { ...row, distinct: true };
const sides = { form: 'choice', options: options('big small'), count: 1, distinct: false } as const;

describe('a selection', () => {
  it('keeps a set in order, ignores options beyond its size, and takes options out', () => {
    const full = ['05', '01', '03'].reduce((so, code) => toggled(set, so, code), emptySelection(set));
    expect(full).toEqual(['01', '03', '05']);
    expect(toggled(set, full, '02')).toEqual(full);
    expect(toggled(set, full, '03')).toEqual(['01', '05']);
  });

  it('moves on to the next empty place', () => {
    const one = placed(row, emptySelection(row), 0, '2');
    expect([one, nextPlace(one, 0)]).toEqual([['2', '', ''], 1]);
    const two = placed(row, one, 2, '2');
    expect([isComplete(row, two), nextPlace(two, 2)]).toEqual([false, 1]);
    expect(nextPlace(placed(row, two, 1, '0'), 1)).toBe(1);
  });

  it('lets a runner be in one place only when runners may not repeat', () => {
    expect(placed(race, ['1', '2', ''], 2, '1')).toEqual(['', '2', '1']);
  });

  it('replaces the option of a choice, and makes a choice with a single option', () => {
    expect(toggled(sides, ['big'], 'small')).toEqual(['small']);
    expect(emptySelection({ ...sides, options: options('triple') })).toEqual(['triple']);
  });

  it('picks complete random selections from the options', () => {
    fc.assert(
      fc.property(fc.constantFrom(set, row, race, sides), fc.infiniteStream(fc.nat()), (picker, lots) => {
        const picked = quickPick(picker, (end) => lots.next().value % end);
        expect(isComplete(picker, picked)).toBe(true);
        expect(picked.every((code) => picker.options.some((option) => option.code === code))).toBe(true);
        if (picker.distinct) expect(new Set(picked).size).toBe(picked.length);
        if (picker.form === 'set') expect(picked).toEqual([...picked].sort());
      }),
    );
  });

  it('never draws a random number out of range', () => {
    const drawn = Array.from({ length: 200 }, () => randomBelow(7));
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(7);
    expect(new Set(drawn).size).toBe(7);
  });
});
