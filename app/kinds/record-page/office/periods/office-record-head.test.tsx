// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useRecordAddress } from '#app/kinds/record-page/use-record-address.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent.json' with { type: 'json' };
import { OfficeRecordHead } from './office-record-head.tsx';

const days = { from: '2026-11-18', to: '2026-11-24', today: '2026-11-24', timeZone: 'Asia/Manila' };

function Page() {
  const { t } = useTranslation('agent');
  const address = useRecordAddress();
  return (
    <>
      <OfficeRecordHead address={address} days={days} t={t} />
      <input aria-label="A field" />
    </>
  );
}
const show = (query = '') => showInSite(<Page />, { at: `/agentHome${query}`, words: { agent: words } });
const press = (key: string, init = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });
const query = () => Object.fromEntries(new URLSearchParams(location.search));

beforeEach(() => {
  standInForModals();
  localStorage.clear();
});
afterEach(cleanup);

describe('periods by keys', () => {
  it.each([
    ['t', { range: 'today' }],
    ['y', { from: '2026-11-23', to: '2026-11-23' }],
    ['m', { range: 'month' }],
    ['w', {}],
    ['[', { from: '2026-11-23', to: '2026-11-23' }],
    [']', { range: 'today' }],
  ])('%s chooses %o', (key, expected) => {
    show('?range=today');
    press(key);
    expect(query()).toEqual(expected);
  });

  it('step further while the days of the last step are still loading', () => {
    show();
    for (const key of ['[', '[']) press(key);
    expect(query()).toEqual({ from: '2026-11-04', to: '2026-11-10' });
    for (const key of [']', ']']) press(key);
    expect(query()).toEqual({});
  });

  it('step further before the last step is drawn', () => {
    show('?from=2026-03-05&to=2026-03-06');
    act(() => {
      for (const key of ['[', '[', ']']) press(key);
    });
    expect(query()).toEqual({ from: '2026-03-03', to: '2026-03-04' });
  });

  it('are read by their places where keys write other letters', () => {
    show();
    press('ف', { code: 'KeyT' });
    expect(query()).toEqual({ range: 'today' });
    // A Latin letter is taken literally.
    press('a', { code: 'KeyM' });
    expect(query()).toEqual({ range: 'today' });
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])(
    'are left alone with %o',
    (init) => {
      show();
      press('t', init);
      expect(query()).toEqual({});
    },
  );

  it('are text in a field, and nothing while a dialog is open', async () => {
    show();
    screen.getByRole('textbox').focus();
    press('t');
    expect(query()).toEqual({});
    screen.getByRole('textbox').blur();
    press('?');
    await screen.findByRole('dialog', { name: words.keys.title });
    press('t');
    expect(query()).toEqual({});
  });

  it('are listed by ?, shown with the periods, and can be turned off on the device', async () => {
    show();
    const today = () => screen.getByRole('button', { name: words.range.today });
    expect(today().getAttribute('aria-keyshortcuts')).toBe('t');
    press('?');
    expect(await screen.findByText(words.keys.yesterday)).toBeDefined();
    fireEvent.click(screen.getByRole('checkbox', { name: words.keys.switch }));
    expect(screen.queryByText(words.keys.yesterday)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('t');
    press('?');
    expect(query()).toEqual({});
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(today().getAttribute('aria-keyshortcuts')).toBeNull();
    cleanup();
    show();
    press('t');
    expect(query()).toEqual({});
    fireEvent.click(screen.getByRole('button', { name: words.keys.title }));
    fireEvent.click(await screen.findByRole('checkbox', { name: words.keys.switch }));
    expect(screen.getByText(words.keys.yesterday)).toBeDefined();
  });
});
