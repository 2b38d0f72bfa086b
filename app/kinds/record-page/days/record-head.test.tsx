// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_ZONES, moveDevice } from '#app/clock/device-zones.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/member-records.json' with { type: 'json' };
import { useRecordAddress } from '../use-record-address.ts';
import { RecordHead } from './record-head.tsx';

/** The platform's days in the answer. */
const DAYS = { from: '2026-11-28', to: '2026-11-28', today: '2026-11-28', timeZone: 'Asia/Manila' };

function Page({ days }: { days: typeof DAYS }) {
  const { t } = useTranslation('member-records');
  return <RecordHead address={useRecordAddress()} days={days} t={t} />;
}

function show(query: string, days = DAYS) {
  showInSite(<Page days={days} />, { at: `/betRecords?${query}`, words: { 'member-records': words } });
}
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe.each(DEVICE_ZONES)('the days of a record on a device in %s', (device) => {
  beforeEach(() => moveDevice(device));

  it('are written as the platform named them, with the offset of the merchant', () => {
    show('range=today');
    expect(screen.getByText(/Nov 28, 2026/).textContent).toBe('Nov 28, 2026 · GMT+8');
    cleanup();
    show('', { ...DAYS, from: '2026-03-28', to: '2026-03-30', timeZone: 'Europe/Malta' });
    expect(screen.getByText(/2026/).textContent?.replace(/\s/g, ' ')).toBe('Mar 28 – 30, 2026 · GMT+2');
  });

  it('are asked for by name, or as they were typed', () => {
    show('');
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    expect(query()).toEqual({ range: 'today' });
    fireEvent.click(screen.getByRole('button', { name: 'Custom range' }));
    expect([field('From').value, field('To').value]).toEqual(['28-11-2026', '28-11-2026']);
    fireEvent.change(field('From'), { target: { value: '27-11-2026' } });
    fireEvent.change(field('To'), { target: { value: '27-11-2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(query()).toEqual({ from: '2026-11-27', to: '2026-11-27' });
  });

  it('are asked for as they were chosen in the calendar, which ends with the merchant’s today', async () => {
    show('from=2026-11-28&to=2026-11-28');
    const [first] = screen.getAllByRole('button', { name: /^Choose a date/ });
    if (first) fireEvent.click(first);
    const grid = await screen.findByRole('grid');
    expect(
      within(grid)
        .getByLabelText(/November 28, 2026/)
        .getAttribute('aria-current'),
    ).toBe('date');
    expect(
      within(grid)
        .getByLabelText(/November 29, 2026/)
        .getAttribute('aria-disabled'),
    ).toBe('true');
    fireEvent.click(within(grid).getByLabelText(/November 1, 2026/));
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(query()).toEqual({ from: '2026-11-01', to: '2026-11-28' });
  });
});
