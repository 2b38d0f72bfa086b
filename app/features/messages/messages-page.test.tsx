// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as files from '#app/kit/files/save-file.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/messages.json' with { type: 'json' };
import type { Message } from '#schemas/generated/platform.ts';
import { feature } from './feature.ts';
import { MessageCount } from './message-count.tsx';
import { MessagesPage } from './messages-page.tsx';

const HOUR = 3_600_000;
const calendar = { timeZone: 'Asia/Manila', today: '2026-11-20' };
/** Noon in the merchant's zone. */
const day = (ago: number) => Date.parse('2026-11-20T04:00:00Z') - ago * 24 * HOUR;
const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  title: `Message ${id}`,
  preview: `Preview ${id}`,
  content: `<p>Text ${id}</p><script>steal()</script><img src="x" onerror="steal()">`,
  createdAt: day(0) - id,
  isRead: false,
  ...more,
});

/** Fake platform with these messages; it behaves like the sandbox. */
function platformWith(held: Message[]) {
  const gone = new Map<number, Message>();
  const counts = () => ({ all: held.length, unread: held.filter(({ isRead }) => !isRead).length });
  const pageOf = (shown: Message[], { query }: RecordedCall) => {
    const pageNum = Number(query['pageNum']);
    const content = shown.slice((pageNum - 1) * 20, pageNum * 20);
    return { ...calendar, content, counts: counts(), pageNum, totalPages: Math.ceil(shown.length / 20) };
  };
  const ids = ({ body }: RecordedCall): number[] => Object(body).messageIds;
  const fakes: Fakes = {
    messages: (call) =>
      pageOf(
        held.filter(({ isRead }) => call.query['state'] !== 'read' || isRead),
        call,
      ),
    unreadMessages: (call) =>
      pageOf(
        held.filter(({ isRead }) => !isRead),
        call,
      ),
    unreadCount: () => ({ unreadCount: counts().unread }),
    message: ({ query }) => held.find(({ id }) => id === Number(query['messageId'])) ?? refusal(404),
    readMessages: (call) => {
      for (const each of held) if (ids(call).includes(each.id)) each.isRead = true;
      return counts();
    },
    deleteMessages: (call) => {
      for (const id of ids(call)) {
        const at = held.findIndex((each) => each.id === id);
        const [taken] = at === -1 ? [] : held.splice(at, 1);
        if (taken) gone.set(id, taken);
      }
      return counts();
    },
    restoreMessages: (call) => {
      held.push(...ids(call).flatMap((id) => gone.get(id) ?? []));
      held.sort((one, other) => other.createdAt - one.createdAt);
      return counts();
    },
  };
  return fakes;
}

function show(fakes: Fakes, { query = '', status = 'member' as 'member' | 'trial' } = {}) {
  const { callsOf } = fakePlatform(fakes);
  const site = showInSite(
    <>
      <div data-testid="badge">
        <MessageCount />
      </div>
      <MessagesPage />
    </>,
    {
      at: `/member?page=messageV2${query}`,
      words: { messages: words },
      features: [feature],
      prepare: ({ session, modules }) => {
        session.store.setState({ status, member });
        modules.setState({ status: 'known', enabled: new Set(['MESSAGE']) });
      },
    },
  );
  const live = async (unread: number) =>
    act(async () => {
      for (const listener of site.session.listeners) listener({ topic: 'messages', data: { unreadCount: unread } });
    });
  return { callsOf, live };
}

const badge = () => screen.getByTestId('badge').textContent;
const filter = (name: RegExp) => within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name });
const tick = async (id: number) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Select “Message ${id}”` }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('MessagesPage', () => {
  it('lists messages by day, and counts all, unread and read ones', async () => {
    const lastYear = Date.parse('2025-05-20T04:00:00Z');
    show(
      platformWith([
        message(1),
        message(2, { createdAt: day(1), isRead: true }),
        message(3, { createdAt: lastYear, isRead: true }),
      ]),
    );
    expect(await screen.findByRole('link', { name: /^Unread\s*Message 1/ })).toBeDefined();
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Today', 'Yesterday', 'May 20, 2025']);
    expect(filter(/^All/).textContent).toBe('All3');
    expect(filter(/^Unread/).textContent).toContain('1');
    expect(filter(/^Read/).textContent).toBe('Read2');
    await waitFor(() => expect(badge()).toContain('1 unread message'));
  });

  it('says what will come when there never was a message', async () => {
    show(platformWith([]));
    expect(await screen.findByText(words.none.all)).toBeDefined();
    expect(screen.getByText(words.noneText.all)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(badge()).toBe('');
    fireEvent.click(filter(/^Unread/));
    expect(await screen.findByText(words.none.unread)).toBeDefined();
  });

  it('shows a single message, counted once', async () => {
    show(platformWith([message(1)]));
    expect(await screen.findAllByRole('link', { name: /Message 1/ })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect([filter(/^All/).textContent, filter(/^Read/).textContent]).toEqual(['All1', 'Read0']);
    await waitFor(() => expect(badge()).toContain('1 unread message'));
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  });

  // @proves 7.30
  it('asks the call for unread messages for those alone', async () => {
    const { callsOf } = show(platformWith([message(1), message(2, { isRead: true })]));
    await screen.findByRole('link', { name: /Message 2/ });
    fireEvent.click(filter(/^Unread/));
    await waitFor(() => expect(screen.queryByRole('link', { name: /Message 2/ })).toBeNull());
    expect(callsOf('unreadMessages')[0]?.query).toEqual({ pageNum: '1', pageSize: '20', language: 'EN' });
    expect(location.search).toContain('show=unread');
  });

  it('marks an opened message as read everywhere, and shows its cleaned HTML', async () => {
    const { callsOf } = show(platformWith([message(1), message(2)]));
    fireEvent.click(await screen.findByRole('link', { name: /Message 1/ }));
    const article = within(await screen.findByRole('article'));
    expect(await article.findByText('Text 1')).toBeDefined();
    expect(document.querySelector('article script, article [onerror]')).toBeNull();
    await waitFor(() => expect(badge()).toContain('1 unread message'));
    await waitFor(() => expect(filter(/^Unread/).textContent).toContain('1'));
    expect(callsOf('readMessages').map(({ body }) => body)).toEqual([{ messageIds: [1] }]);
  });

  it('marks the selected messages as read', async () => {
    const { callsOf } = show(platformWith([message(1), message(2), message(3, { isRead: true })]));
    await tick(1);
    await tick(3);
    const bar = within(screen.getByRole('group', { name: '2 messages selected' }));
    fireEvent.click(bar.getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(badge()).toContain('1 unread message'));
    expect(callsOf('readMessages')[0]?.body).toEqual({ messageIds: [1] });
    await waitFor(() => expect(screen.queryByRole('group', { name: /selected/ })).toBeNull());
  });

  it('deletes all messages of the page, and brings them back', async () => {
    show(platformWith([message(1), message(2)]));
    fireEvent.click(await screen.findByRole('button', { name: 'Select all' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No messages yet')).toBeDefined();
    expect(badge()).toBe('');
    expect(screen.getByText('2 messages deleted')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: /Message 2/ })).toBeDefined();
    await waitFor(() => expect(badge()).toContain('2 unread messages'));
    expect(screen.queryByText('2 messages deleted')).toBeNull();
  });

  it('shows a message that arrives while the page is open', async () => {
    const held = [message(2, { isRead: true })];
    const { live } = show(platformWith(held));
    await screen.findByRole('link', { name: /Message 2/ });
    held.unshift(message(1));
    await live(1);
    expect(await screen.findByRole('link', { name: /^Unread\s*Message 1/ })).toBeDefined();
    expect(badge()).toContain('1 unread message');
  });

  it('turns its pages, and leaves a page that is past the end', async () => {
    const held = Array.from({ length: 45 }, (_, place) => message(place + 1, { isRead: true }));
    show(platformWith(held), { query: '&place=9' });
    expect(await screen.findByRole('link', { name: /Message 45/ })).toBeDefined();
    expect(location.search).toContain('place=3');
    fireEvent.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByRole('link', { name: /Message 21/ })).toBeDefined();
  });

  it('opens the message in the address, and says when it is gone', async () => {
    show(platformWith([message(1, { isRead: true })]), { query: '&message=5' });
    expect(await screen.findByText('We couldn’t open this message')).toBeDefined();
  });

  it('offers a retry when the list fails to load', async () => {
    let fails = true;
    const fakes = platformWith([message(1)]);
    show({ ...fakes, messages: (call) => (fails ? refusal(403) : (fakes.messages?.(call) ?? refusal(404))) });
    expect(await screen.findByText('We couldn’t load your messages')).toBeDefined();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /Message 1/ })).toBeDefined();
  });

  it('shows days and times on the clock of the merchant, for whom this is the next day', async () => {
    show(platformWith([message(1, { createdAt: Date.parse('2026-11-19T16:30:00Z'), isRead: true })]));
    expect(await screen.findByRole('heading', { level: 2, name: 'Today' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: /12:30 AM/ }));
    expect(await screen.findByText('Nov 20, 2026, 12:30 AM GMT+8')).toBeDefined();
  });

  it('reads the days from the address, and leaves the open message for others', async () => {
    const { callsOf } = show(platformWith([message(1, { isRead: true })]), { query: '&message=1' });
    const days = within(await screen.findByRole('group', { name: 'Days' }));
    expect(days.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(callsOf('messages')[0]?.query).not.toHaveProperty('period'));
    fireEvent.click(days.getByRole('button', { name: '7 days' }));
    await waitFor(() => expect(callsOf('messages').at(-1)?.query).toMatchObject({ period: 'week', pageNum: '1' }));
    expect(location.search).toContain('range=week');
    expect(location.search).not.toContain('message=');
    fireEvent.click(filter(/^Unread/));
    await waitFor(() => expect(callsOf('unreadMessages').at(-1)?.query).toMatchObject({ period: 'week' }));
    expect(callsOf('unreadCount').at(-1)?.query).toEqual({});
  });

  it('says that some days have no messages, and goes back to all days', async () => {
    const fakes = platformWith([message(1)]);
    const range = { from: '2026-11-01', to: '2026-11-02' };
    const none = { ...calendar, ...range, content: [], counts: { all: 0, unread: 0 }, pageNum: 1, totalPages: 0 };
    const inRange = (call: RecordedCall) => call.query['from'] !== undefined;
    const { callsOf } = show(
      { ...fakes, messages: (call) => (inRange(call) ? none : (fakes.messages?.(call) ?? refusal(404))) },
      { query: '&from=2026-11-01&to=2026-11-02' },
    );
    expect(await screen.findByText('No messages in this period')).toBeDefined();
    expect(badge()).toContain('1 unread message');
    expect(callsOf('messages')[0]?.query).toMatchObject(range);
    fireEvent.click(screen.getByRole('button', { name: 'Show all messages' }));
    expect(await screen.findByRole('link', { name: /Message 1/ })).toBeDefined();
  });

  it('saves every message of the days and the filter as text', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    const { callsOf } = show(
      platformWith([
        message(1, { title: '=1+1' }),
        message(2, { isRead: true, from: { role: 'downline', account: 'kikor' } }),
      ]),
      {
        query: '&range=month',
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    expect(callsOf('messages').at(-1)?.query).toMatchObject({ period: 'month', state: 'all', pageSize: '100' });
    const [name, file] = saved.mock.calls[0] ?? [];
    expect(name).toBe('Messages 2026-11-20.csv');
    expect((await textOf(file ?? new Blob())).trim().split('\r\n')).toEqual([
      '"Time (Asia/Manila)","From","Subject","Message","Status"',
      `"2026-11-20 11:59:59","Specimen","'=1+1","Text 1","Unread"`,
      '"2026-11-20 11:59:59","kikor, your downline","Message 2","Text 2","Read"',
    ]);
  });

  // @proves 6.4
  it('asks nothing for a trial account', () => {
    const { callsOf } = show(platformWith([message(1)]), { status: 'trial' });
    expect(screen.getByText(/Trial accounts don’t get messages/)).toBeDefined();
    for (const id of ['messages', 'unreadMessages', 'unreadCount'] as const) expect(callsOf(id)).toEqual([]);
  });
});

it('names a person who wrote, and offers what other features do about it', async () => {
  const answering = defineFeature({ name: 'answering', module: null }, ({ screen: part }) => ({
    messageActions: [
      {
        order: 1,
        screen: part(async () => ({ from }) => <button type="button">Answer {from.account}</button>),
      },
    ],
  }));
  const held = [
    message(1, { from: { role: 'downline', account: 'kikor' } }),
    message(2, { from: { role: 'upline' } }),
    message(3),
  ];
  fakePlatform(platformWith(held));
  await act(async () => {
    showInSite(<MessagesPage />, {
      at: '/member?page=messageV2&message=1',
      words: { messages: words, answering: {} },
      features: [answering],
      prepare: ({ session }) => session.store.setState({ status: 'member', member }),
    });
  });
  expect(await screen.findByRole('button', { name: 'Answer kikor' })).toBeDefined();
  expect(screen.getAllByText('kikor, your downline')).toHaveLength(2);
  expect(screen.getByText(words.from.upline)).toBeDefined();
});
