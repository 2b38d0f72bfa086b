// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageQueries } from '#app/kinds/office-page/page-queries.tsx';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { Link } from '#app/shell/router/router.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import officeWords from '#locales/EN/agent.json' with { type: 'json' };
import words from '#locales/EN/agent-messages.json' with { type: 'json' };
import type { MessageGroups, SentMessage } from '#schemas/generated/platform.ts';
import { MessagesPage } from './messages-page.tsx';

const NOON = Date.UTC(2026, 10, 24, 12);
const agent = { ...member, account: 'pearl', type: 1 as const, timeZone: 'Asia/Manila' };
const groups: Sent<MessageGroups> = {
  ...{ asOf: NOON, hasUpline: true, lastSent: 7 },
  groups: [
    { kind: 'directs', people: 5 },
    { kind: 'agents', people: 0 },
    { kind: 'team', people: 128 },
  ],
  levels: [
    { level: 1, people: 5 },
    { level: 2, people: 123 },
  ],
};
const message = (id: number, more: Partial<Sent<SentMessage>> = {}): Sent<SentMessage> => ({
  ...{ id, to: { kind: 'team' }, subject: `Subject ${id}`, people: 128, reads: 12, createdAt: NOON },
  ...more,
});
const pageOf = (...content: Sent<SentMessage>[]) => ({
  ...{ asOf: NOON, content, count: content.length, pageNum: 1, totalPages: content.length === 0 ? 0 : 1 },
});
const inbox = defineFeature({ name: 'inbox', module: null }, ({ screen: part }) => ({
  memberPages: [
    {
      ...{ id: 'messageV2', group: 'messages', order: 1, icon: 'coins', label: 'entry.page', inbox: true },
      screen: part(async () => () => <p>The member centre’s inbox</p>),
    },
  ],
}));

let isWide = true;
const watching = new Set<() => void>();
/** Resizes the window. */
const turn = (wide: boolean) =>
  act(async () => {
    isWide = wide;
    for (const changed of watching) changed();
  });
const toOne = (account: string) => `?page=platformMessages&write=downline&account=${account}`;

async function show(fakes: Fakes = {}, query = '') {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide && media.includes('min-width'),
    addEventListener: (_: string, changed: () => void) => watching.add(changed),
    removeEventListener: (_: string, changed: () => void) => watching.delete(changed),
  }));
  const platform = fakePlatform({
    messageGroups: () => groups,
    sentMessages: () => pageOf(message(7)),
    sentMessage: () => ({ ...message(7), text: 'Line one\n<b>two</b>', asOf: NOON }),
    sendMessage: () => message(8),
    ...fakes,
  });
  await act(async () => {
    showInSite(
      <>
        <PageQueries>
          <MessagesPage />
        </PageQueries>
        <ToastShelf />
        <Link to={toOne('kikor')}>To kikor</Link>
        <Link to={toOne('banaba5')}>To banaba5</Link>
      </>,
      {
        at: `/agentHome?page=platformMessages${query}`,
        words: { agent: officeWords, 'agent-messages': words, inbox: { entry: { page: 'Inbox' } } },
        features: [inbox],
        prepare: ({ session }) => session.store.setState({ status: 'agent', member: agent }),
      },
    );
  });
  return platform;
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const choose = async (kind: keyof typeof words.kind) =>
  fireEvent.click(await screen.findByRole('radio', { name: words.kind[kind] }));

beforeEach(() => {
  isWide = true;
  standInForModals();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page', () => {
  it('shows the inbox of the member centre, and what was sent on a tab of the address', async () => {
    await show();
    expect(await screen.findByText('The member centre’s inbox')).toBeDefined();
    fireEvent.click(screen.getByRole('tab', { name: words.tab.sent }));
    expect(await screen.findByText('Subject 7')).toBeDefined();
    expect(location.search).toContain('tab=sent');
    expect(screen.getByText(/^Updated 8:00:00/)).toBeDefined();
  });

  it('opens what was sent as plain text, with who has read it', async () => {
    await show({}, '&tab=sent&sent=7');
    const sheet = await screen.findByRole('complementary', { name: words.sheet.label });
    expect(await within(sheet).findByText(/<b>two<\/b>/)).toBeDefined();
    expect(within(sheet).getByText('12 of 128 read')).toBeDefined();
  });

  it('says that nothing was sent, or that it could not be loaded', async () => {
    await show({ sentMessages: () => pageOf() }, '&tab=sent');
    expect(await screen.findByText(words.sent.none)).toBeDefined();
    cleanup();
    await show({ sentMessages: () => refusal(500) }, '&tab=sent');
    expect(await screen.findByText(words.sent.failed)).toBeDefined();
  });
});

describe('a message', () => {
  it('to a group says whom it reaches before it is sent, once', async () => {
    const { callsOf } = await show({}, '&write=new');
    await choose('group');
    await write(words.group.label, 'team');
    expect(screen.getByText('Reaches 128 people')).toBeDefined();
    await write(words.subject, 'Hello');
    await write(words.text, ' To all of you ');
    await press(words.compose.check);
    expect(callsOf('sendMessage')).toEqual([]);
    expect(await screen.findByRole('heading', { name: 'Reaches 128 people' })).toBe(document.activeElement);
    const send = screen.getByRole('button', { name: 'Send to 128 people' });
    fireEvent.click(send);
    fireEvent.click(send);
    expect(await screen.findByText('Sent to 128 people')).toBeDefined();
    const sent = callsOf('sendMessage').map(({ body }) => body);
    expect(sent).toMatchObject([
      {
        to: { kind: 'team' },
        subject: 'Hello',
        text: 'To all of you',
        lastSent: 7,
        idempotencyKey: expect.any(String),
      },
    ]);
    expect(location.search).toBe('?page=platformMessages&tab=sent');
  });

  it('is sent again with the same key after a lost answer, and stores none of its words', async () => {
    let isLost = true;
    const { callsOf } = await show(
      {
        sendMessage: () => {
          if (!isLost) return message(8, { to: { kind: 'upline' }, people: 1 });
          isLost = false;
          return refusal(502);
        },
      },
      '&write=upline',
    );
    await write(words.subject, 'Quietly');
    await write(words.text, 'Between us');
    await press(words.compose.send);
    await screen.findByRole('alert');
    await waitFor(() => expect(callsOf('sendMessage')).toHaveLength(1));
    for (const storage of [sessionStorage, localStorage])
      expect(JSON.stringify(Object.entries(storage))).not.toMatch(/Quietly|Between us/);
    await press(words.compose.send);
    expect(await screen.findByText(words.sentTo.upline)).toBeDefined();
    const [first, second] = callsOf('sendMessage').map(({ body }) => Object(body).idempotencyKey);
    expect(second).toBe(first);
  });

  it('names what is missing, and an account that is not in the team', async () => {
    const { callsOf } = await show(
      { sendMessage: () => refusal(404, { errorCode: 'not_found' }) },
      '&write=downline&account=stranger',
    );
    expect(await screen.findByDisplayValue('stranger')).toBeDefined();
    await press(words.compose.send);
    expect(screen.getByText(words.fault.subject)).toBeDefined();
    expect(screen.getByText(words.fault.text)).toBeDefined();
    await write(words.subject, 'Hi');
    await write(words.text, 'There');
    await press(words.compose.send);
    expect(await screen.findByText(words.refused.not_found)).toBeDefined();
    expect(callsOf('sendMessage')).toHaveLength(1);
  });

  it('warns of the same message from another window, and sends it if it is meant', async () => {
    let lastSent = 7;
    const { callsOf } = await show(
      {
        messageGroups: () => ({ ...groups, lastSent }),
        sendMessage: ({ body }) => {
          if (Object(body).lastSent === 9) return message(10, { to: { kind: 'upline' } });
          lastSent = 9;
          return refusal(409, { errorCode: 'message_sent' });
        },
      },
      '&write=upline',
    );
    await write(words.subject, 'Hi');
    await write(words.text, 'There');
    await press(words.compose.send);
    expect(await screen.findByText(words.refused.message_sent)).toBeDefined();
    await waitFor(() => expect(callsOf('messageGroups')).toHaveLength(2));
    await press(words.compose.send);
    expect(await screen.findByText(words.sentTo.upline)).toBeDefined();
  });

  it('cannot go to an upline that there is not', async () => {
    await show({ messageGroups: () => ({ ...groups, hasUpline: false }) }, '&write=new');
    const upline = await screen.findByRole<HTMLInputElement>('radio', { name: words.kind.upline });
    expect(upline.disabled).toBe(true);
    expect(screen.getByText(words.kind.noUpline)).toBeDefined();
  });
});

describe('a message that is being written', () => {
  const account = () => screen.getByLabelText<HTMLInputElement>(words.account.label).value;
  const text = () => screen.getByLabelText<HTMLInputElement>(words.text).value;
  const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole('link', { name })));
  const close = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close' })));

  it('keeps its recipient, and the question whether to send it, when the window is turned', async () => {
    await show({}, '&write=downline&account=kikor');
    await write(words.account.label, 'banaba5');
    await turn(false);
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(account()).toBe('banaba5');
    await choose('group');
    await write(words.group.label, 'team');
    await write(words.subject, 'Hello');
    await write(words.text, 'To all of you');
    await press(words.compose.check);
    await turn(true);
    expect(screen.getByRole('heading', { name: 'Reaches 128 people' })).toBeDefined();
  });

  it('is not offered to another recipient, and waits for its own', async () => {
    await show();
    await follow('To kikor');
    await write(words.text, 'Dear kikor');
    await follow('To banaba5');
    expect([account(), text()]).toEqual(['banaba5', '']);
    await close();
    await follow('To kikor');
    expect([account(), text()]).toEqual(['kikor', 'Dear kikor']);
  });

  it('begins empty for whom it was begun once it was turned to somebody else, unless the agent returns to it', async () => {
    await show();
    await follow('To kikor');
    await write(words.account.label, 'banaba5');
    await write(words.text, 'Dear banaba5');
    await follow('To banaba5');
    await act(async () => history.back());
    await waitFor(() => expect(text()).toBe('Dear banaba5'));
    expect(location.search).toContain('account=kikor');
    expect(account()).toBe('banaba5');
    await close();
    await follow('To kikor');
    expect([account(), text()]).toEqual(['kikor', '']);
  });
});
