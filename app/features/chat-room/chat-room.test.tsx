// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moveDevice } from '#app/clock/device-zones.fixture.ts';
import { type Fake, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/chat-room.json' with { type: 'json' };
import type { ChatMessage, MemberInfo } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { ChatRoom } from './chat-room.tsx';

const member = {
  id: 7,
  account: 'player1',
  nickname: 'Player',
  type: 0 as const,
  balance: minorUnits(0),
  currency: 'EUR',
  vipLabel: '',
  unreadMessages: 0,
  availablePromos: 0,
};
const message = (id: number, text: string, own = false) => ({
  id,
  from: own ? 'pl***r1' : 'an***na',
  text,
  at: id,
  own,
});

let calls: RecordedCall[];
let history: ChatMessage[] = [];
let listed: Fake<'chatMessages'>;
let sent: Fake<'sendChatMessage'>;

beforeEach(() => {
  history = [message(1, 'Hello'), message(2, 'Good evening')];
  listed = () => ({ messages: history, more: false });
  sent = () => ({ ...message(4, 'Hi all', true), moderated: false });
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const platform = fakePlatform({
    chatMessages: (call) => listed(call),
    sendChatMessage: (call) => sent(call),
    reportChatMessage: () => undefined,
  });
  calls = platform.calls;
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

function show(status: 'member' | 'trial' = 'member', who: MemberInfo = member) {
  return showInSite(<ChatRoom close={vi.fn()} />, {
    at: '/index',
    words: { 'chat-room': words },
    prepare: ({ session }) => session.store.setState({ status, member: who }),
  });
}
const texts = () => [...document.querySelectorAll('li p[dir]')].map((element) => element.textContent);
const write = (text: string) => {
  const field = screen.getByLabelText('Your message');
  fireEvent.change(field, { target: { value: text } });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
};

it('has the days and times of the merchant, wherever the device is', async () => {
  moveDevice('Pacific/Kiritimati');
  const at = (time: string) => Date.parse(`2026-11-${time}+08:00`);
  history = [
    { ...message(1, 'Late'), at: at('28T23:59:30') },
    { ...message(2, 'Early'), at: at('29T00:00:30') },
  ];
  show('member', { ...member, timeZone: 'Asia/Manila' });
  await screen.findByText('Early');
  expect(screen.getByText('Nov 28, 2026')).toBeDefined();
  expect(screen.getByText('Nov 29, 2026')).toBeDefined();
  const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent.replace(/\s/g, ' '));
  expect(times).toEqual(['11:59 PM', '12:00 AM']);
});

it('shows the history and live messages, each once', async () => {
  const { session } = show();
  await screen.findByText('Good evening');
  expect(calls).toMatchObject([{ id: 'chatMessages', query: { room: 'EN' } }]);
  const pushMessage = (room: string, id: number, text: string) =>
    act(() => {
      for (const listener of session.listeners)
        listener({ topic: 'chat', data: { room, id, from: 'an***na', text, at: id } });
    });
  pushMessage('EN', 3, 'Anybody at the tables?');
  pushMessage('EN', 3, 'Anybody at the tables?');
  pushMessage('AR', 9, 'In another room');
  await waitFor(() => expect(texts()).toEqual(['Hello', 'Good evening', 'Anybody at the tables?']));
});

it('keeps messages that arrive while the history loads', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  listed = async () => {
    await answered;
    return { messages: history, more: false };
  };
  const { session } = show();
  act(() => {
    for (const listener of session.listeners)
      listener({ topic: 'chat', data: { room: 'EN', id: 3, from: 'an***na', text: 'Meanwhile', at: 3 } });
  });
  answer();
  await waitFor(() => expect(texts()).toEqual(['Hello', 'Good evening', 'Meanwhile']));
});

// @proves 2.57
it('sends a message with one call, and shows it once though the socket repeats it', async () => {
  const { session } = show();
  await screen.findByText('Hello');
  write(' Hi all ');
  write(' Hi all ');
  await waitFor(() => expect(texts()).toContain('Hi all'));
  act(() => {
    for (const listener of session.listeners)
      listener({ topic: 'chat', data: { room: 'EN', id: 4, from: 'pl***r1', text: 'Hi all', at: 4 } });
  });
  await waitFor(() => expect(texts()).toEqual(['Hello', 'Good evening', 'Hi all']));
  expect(calls.filter(({ id }) => id !== 'chatMessages')).toMatchObject([
    { id: 'sendChatMessage', body: { room: 'EN', text: 'Hi all' } },
  ]);
});

it('keeps what is typed while the last message is being sent', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  show();
  await screen.findByText('Hello');
  const sentAtOnce = sent;
  sent = async (call) => {
    await answered;
    return sentAtOnce(call);
  };
  write('Hi all');
  const field = screen.getByLabelText<HTMLInputElement>('Your message');
  fireEvent.change(field, { target: { value: 'Who is' } });
  answer();
  await waitFor(() => expect(texts()).toContain('Hi all'));
  expect(field.value).toBe('Who is');
});

it('keeps a message that could not be sent, and says how long to wait', async () => {
  const value = { retryAfterSeconds: 9 };
  sent = () => refusal(429, { message: 'No.', errorCode: 'too_many_requests', value });
  show();
  await screen.findByText('Hello');
  write('Too much');
  expect((await screen.findAllByText(/9 seconds/)).length).toBe(1);
  expect(screen.getByLabelText<HTMLInputElement>('Your message').value).toBe('Too much');
});

it('removes a reported message, and all messages of a hidden player', async () => {
  history = [message(1, 'Rude'), message(2, 'Rude again'), message(3, 'Mine', true)];
  show();
  await screen.findByText('Rude');
  const flags = screen.getAllByLabelText('Message from an***na: options');
  expect(flags).toHaveLength(2);
  fireEvent.click(screen.getAllByLabelText('Message from an***na: options')[0] ?? document.body);
  fireEvent.click(screen.getByText('Report'));
  await waitFor(() => expect(texts()).toEqual(['Rude again', 'Mine']));
  expect(calls.at(-1)).toMatchObject({ id: 'reportChatMessage', body: { id: 1 } });
  fireEvent.click(screen.getByLabelText('Message from an***na: options'));
  fireEvent.click(screen.getByText('Hide an***na'));
  expect(texts()).toEqual(['Mine']);
});

it('lets a trial account read but not write', async () => {
  show('trial');
  await screen.findByText('Hello');
  expect(screen.getByText(words.trial)).toBeDefined();
  expect(screen.queryByLabelText('Your message')).toBeNull();
});
