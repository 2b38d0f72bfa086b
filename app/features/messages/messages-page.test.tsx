// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Fakes, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/messages.json' with { type: 'json' };
import type { Message } from '#schemas/generated/platform.ts';
import { feature } from './feature.ts';
import { MessageCount } from './message-count.tsx';
import { MessagesPage } from './messages-page.tsx';

const HOUR = 3_600_000;
const day = (ago: number) => new Date().setHours(12, 0, 0, 0) - ago * 24 * HOUR;
const message = (id: number, more: Partial<Message> = {}): Message => ({
  id,
  title: `Message ${id}`,
  preview: `Preview ${id}`,
  content: `<p>Text ${id}</p><script>steal()</script><img src="x" onerror="steal()">`,
  createdAt: day(0) - id,
  isRead: false,
  ...more,
});

/** A platform that holds these messages, as the sandbox does. */
function platformWith(held: Message[]) {
  const gone = new Map<number, Message>();
  const counts = () => ({ all: held.length, unread: held.filter(({ isRead }) => !isRead).length });
  const pageOf = (shown: Message[], { query }: RecordedCall) => {
    const pageNum = Number(query['pageNum']);
    const content = shown.slice((pageNum - 1) * 20, pageNum * 20);
    return { content, counts: counts(), pageNum, totalPages: Math.ceil(shown.length / 20) };
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
  vi.unstubAllGlobals();
});

describe('MessagesPage', () => {
  it('lists messages by day, and counts all, unread and read ones', async () => {
    const lastYear = new Date(new Date().getFullYear() - 1, 4, 20, 12).getTime();
    show(
      platformWith([
        message(1),
        message(2, { createdAt: day(1), isRead: true }),
        message(3, { createdAt: lastYear, isRead: true }),
      ]),
    );
    expect(await screen.findByRole('link', { name: /^Unread\s*Message 1/ })).toBeDefined();
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['Today', 'Yesterday', `May 20, ${new Date(lastYear).getFullYear()}`]);
    expect(filter(/^All/).textContent).toBe('All3');
    expect(filter(/^Unread/).textContent).toContain('1');
    expect(filter(/^Read/).textContent).toBe('Read2');
    await waitFor(() => expect(badge()).toContain('1 unread message'));
  });

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

  it('asks nothing for a trial account', () => {
    const { callsOf } = show(platformWith([message(1)]), { status: 'trial' });
    expect(screen.getByText(/Trial accounts don’t get messages/)).toBeDefined();
    for (const id of ['messages', 'unreadMessages', 'unreadCount'] as const) expect(callsOf(id)).toEqual([]);
  });
});
