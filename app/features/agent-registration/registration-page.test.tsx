// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#app/kinds/account-fields/register-settings.fixture.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { csvAnswer, savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/agent-registration.json' with { type: 'json' };
import type { RegistrationLink, TeamRow } from '#schemas/generated/platform.ts';
import { RegistrationPage } from './registration-page.tsx';

const NOON = Date.UTC(2026, 10, 24, 12);
const DAY = 86_400_000;
const agent = { ...member, account: 'pearl', type: 1 as const, timeZone: 'Asia/Manila' };
const link = (code: string, more: Partial<Sent<RegistrationLink>> = {}): Sent<RegistrationLink> => ({
  ...{ code, url: `https://a.example/register?affiliateCode=${code}`, kind: 'member', rate: 40, note: '' },
  ...{ createdAt: NOON - DAY, isEnabled: true, uses: 3 },
  ...more,
});
const linksOf = (...links: Sent<RegistrationLink>[]) => ({ asOf: NOON, highestRate: 80, links });
const row: Sent<TeamRow> = {
  ...{ account: 'anareyes', nickname: '', type: 0, level: 1, members: 1, directs: 0, balance: 0, rate: 40 },
  ...{ registeredAt: NOON, isFrozen: false },
};
const registration = defineFeature({ name: 'register-username', module: null }, () => ({
  registrationMethods: [
    { order: 10, way: 'username', label: 'entry.tab', account: ['username'], load: () => Promise.reject() },
  ],
}));

function show(fakes: Fakes = {}, query = '', features = [registration]) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const platform = fakePlatform({
    registerSettings: () => settings,
    registrationLinks: () => linksOf(link('STALL7', { note: 'Stall' })),
    ...fakes,
  });
  showInSite(
    <>
      <RegistrationPage />
      <ToastShelf />
    </>,
    {
      at: `/agentHome?page=accountRegistration${query}`,
      words: { 'agent-registration': words },
      features,
      prepare: ({ session }) => session.store.setState({ status: 'agent', member: agent }),
    },
  );
  return platform;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const password = () => screen.getByLabelText<HTMLInputElement>(words.password.label).value;

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.restoreAllMocks();
});

describe('an account that is opened', () => {
  it('is checked while it is typed, and sent with all it needs', async () => {
    const { callsOf } = show({ openAccount: () => row });
    await write(words.account.label, '1ana');
    expect(screen.getByText('Letters and numbers, starting with a letter')).toBeDefined();
    await press(words.open.member);
    expect(await screen.findByText('Enter a rate from 0.00% to 0.80%.')).toBeDefined();
    expect(callsOf('openAccount')).toEqual([]);
    await write(words.account.label, 'anareyes');
    expect(screen.getByText(words.account.fits)).toBeDefined();
    await write(words.rate.field, '0.40');
    const given = password();
    await press(words.open.member);
    expect(await screen.findByText(words.receipt.title)).toBeDefined();
    expect(screen.getByText(given)).toBeDefined();
    expect(callsOf('openAccount').map(({ body }) => body)).toMatchObject([
      { account: 'anareyes', password: given, kind: 'member', rate: 40 },
    ]);
    for (const storage of [sessionStorage, localStorage]) {
      expect(JSON.stringify(Object.entries(storage))).not.toContain(given);
    }
  });

  it('is passed on by its receipt, which a look at the links does not lose, and then another one', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copied.push(text) },
    });
    show({ openAccount: () => row });
    await write(words.account.label, 'anareyes');
    await write(words.rate.field, '0.40');
    const given = password();
    await press(words.open.member);
    await press(words.receipt.copy);
    expect(copied[0]?.split('\n').slice(1)).toEqual([
      'Account name: anareyes',
      `First password: ${given}`,
      `Log-in page: ${location.origin}/login`,
    ]);
    fireEvent.click(screen.getByRole('tab', { name: words.tab.links }));
    fireEvent.click(screen.getByRole('tab', { name: words.tab.open }));
    expect(screen.getByText(given)).toBeDefined();
    await press(words.receipt.another);
    expect(screen.getByLabelText<HTMLInputElement>(words.account.label).value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>(words.rate.field).value).toBe('0.40');
    expect(document.activeElement).toBe(screen.getByLabelText(words.account.label));
    expect(password()).not.toBe(given);
    expect(document.body.textContent).not.toContain(given);
  });

  it('is one account, if an answer is lost, and another try with another password is another intent', async () => {
    let isLost = true;
    const { callsOf } = show({
      openAccount: () => (isLost ? Promise.reject(new TypeError('lost')) : row),
    });
    await write(words.account.label, 'anareyes');
    await write(words.rate.field, '0.40');
    await press(words.open.member);
    expect(await screen.findByText(/We didn’t get an answer/)).toBeDefined();
    await press(words.open.member);
    await waitFor(() => expect(callsOf('openAccount')).toHaveLength(2));
    await write(words.password.label, 'Another-1');
    isLost = false;
    await press(words.open.member);
    expect(await screen.findByText(words.receipt.title)).toBeDefined();
    const keys = callsOf('openAccount').map(({ body }) => Object(body).idempotencyKey);
    expect([new Set(keys).size, keys[0] === keys[1]]).toEqual([2, true]);
  });

  it('says what the platform refuses, in its field or above the button', async () => {
    const problem = {
      errorCode: 'invalid_field' as const,
      value: { fields: [{ name: 'account', rule: 'taken' as const }] },
    };
    let answer = () => refusal(422, problem);
    show({ openAccount: () => answer() });
    await write(words.account.label, 'anareyes');
    await write(words.rate.field, '0.40');
    await press(words.open.member);
    expect(await screen.findByText(words.account.taken)).toBeDefined();
    answer = () => refusal(422, { errorCode: 'rate_out_of_range' });
    await write(words.account.label, 'anareyes2');
    expect(screen.queryByText(words.account.taken)).toBeNull();
    await press(words.open.member);
    expect(await screen.findByText(words.refused.rate_out_of_range)).toBeDefined();
  });

  it('needs the rules and the range first, and offers a retry', async () => {
    let isDown = true;
    show({ registrationLinks: () => (isDown ? refusal(403) : linksOf()) });
    expect(await screen.findByText(words.unloaded)).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    isDown = false;
    await press('Try again');
    expect(await screen.findByLabelText(words.account.label)).toBeDefined();
  });

  it('has no rate to choose below an agent without one, and no links on a site without registration', async () => {
    const { callsOf } = show(
      { registrationLinks: () => ({ ...linksOf(), highestRate: 0 }), openAccount: () => row },
      '&tab=links',
      [],
    );
    expect(await screen.findByText(/^Your own rate is 0.00%/)).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    await write(words.account.label, 'anareyes');
    await press(words.open.member);
    await waitFor(() => expect(callsOf('openAccount')[0]?.body).toMatchObject({ rate: 0 }));
  });
});

describe('a registration link', () => {
  it('is created once, and then shown to pass on', async () => {
    let made: Sent<RegistrationLink>[] = [];
    let isLost = true;
    const { callsOf } = show(
      {
        registrationLinks: () => linksOf(...made),
        createRegistrationLink: () => {
          if (isLost) return Promise.reject(new TypeError('lost'));
          const created = link('NEWONE2', {
            kind: 'agent',
            rate: 55,
            note: 'Cebu',
            expiresAt: NOON + 30 * DAY,
            uses: 0,
          });
          made = [created];
          return created;
        },
      },
      '&tab=links',
    );
    await press(words.empty.create);
    const dialog = within(await screen.findByRole('dialog', { name: words.create.title }));
    fireEvent.click(dialog.getByRole('radio', { name: 'Agent' }));
    fireEvent.click(dialog.getByRole('button', { name: '30 days' }));
    expect(dialog.getByText(/^Works until Dec 24, 2026, 8:00\sPM$/)).toBeDefined();
    fireEvent.change(dialog.getByLabelText(words.note.optional), { target: { value: ' Cebu ' } });
    fireEvent.click(dialog.getByRole('button', { name: words.create.action }));
    expect(await dialog.findByText('Enter a rate from 0.00% to 0.80%.')).toBeDefined();
    fireEvent.change(dialog.getByLabelText(words.rate.field), { target: { value: '0.55' } });
    fireEvent.click(dialog.getByRole('button', { name: words.create.action }));
    expect(await dialog.findByText(/We didn’t get an answer/)).toBeDefined();
    isLost = false;
    fireEvent.click(dialog.getByRole('button', { name: words.create.action }));
    const ready = within(await screen.findByRole('dialog', { name: words.create.ready }));
    expect(ready.getByRole('img', { name: words.share.qr })).toBeDefined();
    fireEvent.click(ready.getByRole('button', { name: words.create.done }));
    expect(await screen.findByText('Cebu')).toBeDefined();
    const sent = callsOf('createRegistrationLink').map(({ body }) => Object(body));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ kind: 'agent', rate: 55, expiresIn: '30d', note: 'Cebu' });
    expect(sent[0].idempotencyKey).toBe(sent[1].idempotencyKey);
  });

  it('is disabled after confirmation, and says so', async () => {
    let isEnabled = true;
    const { callsOf } = show(
      {
        registrationLinks: () => linksOf(link('STALL7', { note: 'Stall', isEnabled })),
        setRegistrationLink: ({ body }) => {
          ({ isEnabled } = Object(body));
          return link('STALL7', { note: 'Stall', isEnabled });
        },
      },
      '&tab=links',
    );
    fireEvent.click(await screen.findByText('Stall'));
    const sheet = within(await screen.findByRole('complementary', { name: 'Details of Stall' }));
    expect(location.search).toContain('open=STALL7');
    fireEvent.click(sheet.getByRole('button', { name: words.disable.action }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable “Stall”?' });
    expect(callsOf('setRegistrationLink')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: words.disable.action }));
    expect(await sheet.findByText(words.ended.disabled)).toBeDefined();
    expect(sheet.queryByRole('img')).toBeNull();
    expect(callsOf('setRegistrationLink').map(({ body }) => body)).toEqual([{ code: 'STALL7', isEnabled: false }]);
    expect(sheet.getByRole('button', { name: words.enable.action })).toBeDefined();
  });

  it('that has expired leads to a new one with its terms', async () => {
    const old = link('OLDONE7', { note: 'Fair', rate: 35, expiresAt: NOON - 1 });
    show({ registrationLinks: () => linksOf(old) }, '&tab=links&open=OLDONE7');
    const sheet = within(await screen.findByRole('complementary', { name: 'Details of Fair' }));
    expect(sheet.getByText(words.ended.expired)).toBeDefined();
    fireEvent.click(sheet.getByRole('button', { name: words.create.like }));
    const dialog = within(await screen.findByRole('dialog', { name: words.create.title }));
    expect(dialog.getByLabelText<HTMLInputElement>(words.rate.field).value).toBe('0.35');
    expect(dialog.getByLabelText<HTMLInputElement>(words.note.optional).value).toBe('Fair');
  });

  it('gets another note', async () => {
    let note = 'Stall';
    const { callsOf } = show(
      {
        registrationLinks: () => linksOf(link('STALL7', { note })),
        setRegistrationLink: ({ body }) => {
          ({ note } = Object(body));
          return link('STALL7', { note });
        },
      },
      '&tab=links&open=STALL7',
    );
    await write(words.note.label, 'Night market');
    await press(words.note.save);
    expect(await screen.findByRole('complementary', { name: 'Details of Night market' })).toBeDefined();
    expect(callsOf('setRegistrationLink').map(({ body }) => body)).toEqual([{ code: 'STALL7', note: 'Night market' }]);
  });

  it('is found by its state, and a view without links leads back to all', async () => {
    const links = linksOf(link('STALL7', { note: 'Stall' }), link('OFFONE7', { note: 'Off', isEnabled: false }));
    show({ registrationLinks: () => links }, '&tab=links');
    await press(/^Disabled/);
    expect(await screen.findByText('Off')).toBeDefined();
    expect(screen.queryByText('Stall')).toBeNull();
    expect(location.search).toContain('view=disabled');
    await press(/^Expired/);
    expect(await screen.findByText(words.empty.view)).toBeDefined();
    await press(words.empty.showAll);
    expect(await screen.findByText('Stall')).toBeDefined();
  });

  it('is saved with the others of its view, as the platform sends them', async () => {
    const files = savedFiles();
    const { callsOf } = show(
      {
        registrationLinks: () => linksOf(link('OLD1', { isEnabled: false }), link('NEW1')),
        registrationLinksFile: () => csvAnswer('"Note"\r\n'),
      },
      '&tab=links&view=disabled',
    );
    await press(words.export.label);
    await waitFor(() => expect(files).toHaveLength(1));
    const [call] = callsOf('registrationLinksFile');
    expect(call?.query).toEqual({ view: 'disabled' });
    expect(call?.body).toMatchObject({
      columns: expect.arrayContaining([
        { field: 'state', heading: words.column.state, words: words.state },
        { field: 'expiresAt', heading: words.column.expiresAt, words: { '': words.never } },
      ]),
    });
  });

  it('is not created beyond the number allowed', async () => {
    show({ createRegistrationLink: () => refusal(409, { errorCode: 'too_many_links' }) }, '&tab=links');
    await press(words.create.open);
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(words.rate.field), { target: { value: '0.4' } });
    fireEvent.click(dialog.getByRole('button', { name: words.create.action }));
    expect(await dialog.findByText(words.refused.too_many_links)).toBeDefined();
  });
});
