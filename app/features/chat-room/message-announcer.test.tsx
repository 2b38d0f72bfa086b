// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/chat-room.json' with { type: 'json' };
import type { ChatMessage } from '#schemas/generated/platform.ts';
import { MessageAnnouncer } from './message-announcer.tsx';

const message = (id: number): ChatMessage => ({ id, from: 'an***na', text: `Word ${id}`, at: id, own: false });

/** Shows a room with one message. Returns a function that adds another. */
function show() {
  let come = (_id: number) => {};
  function Room() {
    const [messages, setMessages] = useState([message(1)]);
    come = (id) => setMessages((known) => [...known, message(id)]);
    return <MessageAnnouncer messages={messages} />;
  }
  showInSite(<Room />, { at: '/index', words: { 'chat-room': words } });
  return (id: number) => act(() => come(id));
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const announced = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('reads out one new message, and none of the old ones', () => {
  const come = show();
  wait(10_000);
  expect(announced()).toBe('');
  come(2);
  wait(4_000);
  expect(announced()).toContain('Word 2');
});

it('announces the number of new messages at most every four seconds', () => {
  const come = show();
  for (const id of [2, 3, 4, 5]) {
    come(id);
    wait(1_000);
  }
  expect(announced()).toMatch(/^4 /);
  expect(vi.getTimerCount()).toBe(0);
});
