// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '../dialog/modal-double.fixture.ts';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { DateField } from './date-field.tsx';
import { dayOf } from './day.ts';

const today = dayOf(2026, 11, 20);
const labels = {
  format: 'dd-mm-yyyy',
  choose: 'Choose a date',
  close: 'Close',
  month: 'Month',
  year: 'Year',
  earlier: 'Previous month',
  later: 'Next month',
};
const changed = vi.fn();

function Specimen(props: Partial<ComponentProps<typeof DateField>>) {
  const [value, setValue] = useState(props.value ?? '');
  const onChange = (next: string) => {
    changed(next);
    setValue(next);
  };
  return <DateField label="Date of birth" labels={labels} today={today} {...props} value={value} onChange={onChange} />;
}

beforeEach(() => {
  changed.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  standInForModals();
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
  vi.unstubAllGlobals();
});

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Choose a date/ }));
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
};
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

describe('DateField', () => {
  it('adds the hyphens during input', () => {
    showInKit(<Specimen />);
    fireEvent.change(input(), { target: { value: '14081996' } });
    expect(changed).toHaveBeenLastCalledWith('14-08-1996');
  });

  it('names the chosen day on the button that changes it', () => {
    showInKit(<Specimen value="14-08-1996" />);
    expect(screen.getByRole('button', { name: 'Choose a date, Wednesday, August 14, 1996' })).toBeTruthy();
  });

  it('opens on the chosen day, its single Tab stop', async () => {
    showInKit(<Specimen value="14-08-1996" />);
    await open();
    expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeTruthy();
    expect(focused()).toBe('Wednesday, August 14, 1996');
    const grid = screen.getByRole('grid', { name: 'August 1996' });
    expect(grid.querySelector('[aria-selected="true"]')?.textContent).toBe('14');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it.each([
    ['ArrowRight', {}, 'Thursday, August 15, 1996'],
    ['ArrowUp', {}, 'Wednesday, August 7, 1996'],
    ['ArrowDown', {}, 'Wednesday, August 21, 1996'],
    ['Home', {}, 'Sunday, August 11, 1996'],
    ['End', {}, 'Saturday, August 17, 1996'],
    ['PageUp', {}, 'Sunday, July 14, 1996'],
    ['PageDown', {}, 'Saturday, September 14, 1996'],
    ['PageUp', { shiftKey: true }, 'Monday, August 14, 1995'],
  ])('moves with %s %o', async (key, more, day) => {
    showInKit(<Specimen value="14-08-1996" />);
    await open();
    press(key, more);
    expect(focused()).toBe(day);
  });

  it('writes and reads a day in the order that it is given', async () => {
    showInKit(<Specimen value="1996-08-14" order="yearFirst" />);
    await open();
    expect(focused()).toBe('Wednesday, August 14, 1996');
    press('ArrowRight');
    fireEvent.click(document.activeElement ?? document.body);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('1996-08-15');
  });

  it('swaps the side arrows in right-to-left text', async () => {
    document.documentElement.dir = 'rtl';
    showInKit(<Specimen value="14-08-1996" />);
    await open();
    press('ArrowLeft');
    expect(focused()).toBe('Thursday, August 15, 1996');
  });

  it('selects a day and closes', async () => {
    showInKit(<Specimen value="14-08-1996" />);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Thursday, August 1, 1996' }));
    expect(changed).toHaveBeenCalledExactlyOnceWith('01-08-1996');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes directly to any month and year within the limits', async () => {
    showInKit(<Specimen value="14-08-1996" min="10-03-1990" max="20-11-2005" />);
    await open();
    fireEvent.change(screen.getByRole('combobox', { name: 'Year' }), { target: { value: '2005' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Month' }), { target: { value: '11' } });
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('November 2005');
    const later = screen.getByRole('button', { name: 'Next month' });
    expect(later.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(later);
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('November 2005');
    fireEvent.click(screen.getByRole('button', { name: 'Monday, November 21, 2005' }));
    expect(changed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('status').textContent).toBe('October 2005');
  });

  it('writes Gregorian years whatever calendar the language prefers, and starts the week as the language does', async () => {
    showInKit(<Specimen value="14-08-1996" />, 'th');
    await open();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Year' }).value).toBe('1996');
    expect(focused()).toMatch(/1996/);
    expect(screen.getAllByRole('columnheader')[0]?.getAttribute('abbr')).toBe('วันอาทิตย์');
  });

  it.each([
    ['buddhist', 'th', ['สิงหาคม', '2539', 31], '14-08-1995'],
    ['islamic-umalqura', 'ar', ['ربيع الأول', '1417', 30], '26-08-1995'],
  ] as const)(
    'counts the months and years of the %s calendar and takes a Gregorian day',
    async (system, tag, [month, year, days], before) => {
      showInKit(<Specimen value="14-08-1996" system={system} />, tag);
      await open();
      const shown = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
      expect(shown('Year').value).toBe(year);
      expect(shown('Month').selectedOptions[0]?.text).toBe(month);
      expect(focused()).toMatch(year);
      expect(screen.getByRole('grid').querySelectorAll('button')).toHaveLength(days);
      fireEvent.change(shown('Year'), { target: { value: Number(year) - 1 } });
      fireEvent.click(screen.getByRole('grid').querySelector('[tabindex="0"]') ?? document.body);
      expect(changed).toHaveBeenCalledExactlyOnceWith(before);
    },
  );

  it('closes on Escape, which a browser reports as cancel, and changes nothing', async () => {
    showInKit(<Specimen value="14-08-1996" />);
    await open();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changed).not.toHaveBeenCalled();
  });
});
