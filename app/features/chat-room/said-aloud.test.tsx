// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/chat-room.json' with { type: 'json' };
import type { ChatMessage } from '#schemas/generated/platform.ts';
import { SaidAloud } from './said-aloud.tsx';

const message = (id: number): ChatMessage => ({ id, from: 'an***na', text: `Word ${id}`, at: id, own: false });

/** A room with one message in it. Says another one there. */
function show() {
  let come = (_id: number) => {};
  function Room() {
    const [messages, setMessages] = useState([message(1)]);
    come = (id) => setMessages((known) => [...known, message(id)]);
    return <SaidAloud messages={messages} />;
  }
  showInSite(<Room />, { at: '/index', words: { 'chat-room': words } });
  return (id: number) => act(() => come(id));
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const heard = () => screen.getByRole('status').textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says the words of one message, and nothing that was there before', () => {
  const come = show();
  wait(10_000);
  expect(heard()).toBe('');
  come(2);
  wait(4_000);
  expect(heard()).toContain('Word 2');
});

it('says every four seconds how many have come, however lively the room is', () => {
  const come = show();
  for (const id of [2, 3, 4, 5]) {
    come(id);
    wait(1_000);
  }
  expect(heard()).toMatch(/^4 /);
  expect(vi.getTimerCount()).toBe(0);
});
