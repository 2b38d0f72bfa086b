// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { tabStorage } from '#app/storage/storage.ts';
import { createModals, REOPEN } from './modal-store.ts';
import { reopen, saveOpenModals } from './reopen.ts';

beforeEach(() => sessionStorage.clear());

function next() {
  const modals = createModals();
  reopen(modals, tabStorage);
  return modals.store.getState().open;
}

it('reopens on the next page what was open on this one, once', () => {
  const modals = createModals();
  modals.open('feedback-form');
  modals.open('chat-room-window');
  saveOpenModals(modals, tabStorage);
  expect(next()).toEqual(['feedback-form', 'chat-room-window']);
  expect(next()).toEqual([]);
});

it.each(['{"a":1}', '[7', '[7]'])('opens nothing for %s', (kept) => {
  sessionStorage.setItem(REOPEN, kept);
  expect(next()).toEqual([]);
});
