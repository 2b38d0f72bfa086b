// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createModals, REOPEN } from './modal-store.ts';
import { keepOpen, reopen } from './reopen.ts';

beforeEach(() => sessionStorage.clear());

function next() {
  const modals = createModals();
  reopen(modals, sessionStorage);
  return modals.store.getState().open;
}

it('has the next page open what this one had open, once', () => {
  const modals = createModals();
  modals.open('feedback-form');
  modals.open('chat-room-window');
  keepOpen(modals, sessionStorage);
  expect(next()).toEqual(['feedback-form', 'chat-room-window']);
  expect(next()).toEqual([]);
});

it.each(['{"a":1}', '[7', '[7]'])('opens nothing for %s', (kept) => {
  sessionStorage.setItem(REOPEN, kept);
  expect(next()).toEqual([]);
});
