// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/lottery.json' with { type: 'json' };
import type { LotteryIssue } from '#schemas/generated/platform.ts';
import { currentIssue } from '../draw/use-issue.ts';
import { someIssue, someTable } from '../lottery-answers.fixture.ts';
import { beginSlip } from '../slip/slip-draft.ts';
import { BetPicker } from './bet-picker.tsx';

afterEach(cleanup);

function show(times: Partial<LotteryIssue> = {}) {
  const draft = beginSlip();
  const issue = currentIssue(someIssue('one', '20260520-1', times));
  const part = <BetPicker table={someTable('one')} issue={issue} draft={draft} editing={undefined} />;
  showInSite(part, { at: '/lottery', words: { lottery: words } });
  return draft;
}
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

it('moves with the arrow keys as they point, in both text directions', () => {
  show();
  fireEvent.click(button('Two balls'));
  const grid = screen.getByRole('group', { name: 'Pick 2 numbers, 0 picked' });
  within(grid).getByRole('button', { name: '01' }).focus();
  fireEvent.keyDown(button('01'), { key: 'ArrowRight' });
  expect(focused()).toBe('02');
  fireEvent.keyDown(button('02'), { key: 'End' });
  expect(focused()).toBe('04');
  grid.style.direction = 'rtl';
  fireEvent.keyDown(button('04'), { key: 'ArrowRight' });
  expect(focused()).toBe('03');
  expect(
    within(grid)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
});

it('fills its places as figures are typed, and deletes the last one with Backspace', () => {
  const draft = show();
  const places = screen.getByRole('group', { name: 'Pick 2 numbers, one for each position' });
  for (const key of ['7', '3', 'Backspace', '4']) fireEvent.keyDown(places, { key });
  expect(button('Position 1: 7').textContent).toBe('7');
  expect(button('Position 2: 4').textContent).toBe('4');
  fireEvent.click(button('Add to slip'));
  expect(draft.lines[0]?.selection.map(({ code }) => code)).toEqual(['7', '4']);
  expect(screen.getByText('Added to the slip')).toBeDefined();
});

it('accepts only as much as it holds, and only complete picks', () => {
  const draft = show();
  fireEvent.click(button('Two balls'));
  fireEvent.click(button('01'));
  expect(button('Add to slip').hasAttribute('disabled')).toBe(true);
  for (const name of ['03', '04']) fireEvent.click(button(name));
  expect(button('04').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button('Add to slip'));
  expect(draft.lines[0]?.selection.map(({ code }) => code)).toEqual(['01', '03']);
});

it('adds nothing while the next draw is not known yet', () => {
  show({ closeTime: Date.now() - 1 });
  fireEvent.click(button('Last digit'));
  fireEvent.click(button('Big'));
  expect(button('Add to slip').hasAttribute('disabled')).toBe(true);
});

it('names its two shortcuts', () => {
  show();
  fireEvent.click(button('Quick pick'));
  expect(button('Add to slip').hasAttribute('disabled')).toBe(false);
  fireEvent.click(button('Clear'));
  expect(button('Add to slip').hasAttribute('disabled')).toBe(true);
});
