// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { isSearchKey } from './is-search-key.ts';

afterEach(() => document.body.replaceChildren());

/** Presses a key on a new element or on the page. */
function press(init: KeyboardEventInit, element = 'button'): boolean {
  const target = document.body.appendChild(document.createElement(element));
  let asks = false;
  target.addEventListener('keydown', (event) => {
    asks = isSearchKey(event);
  });
  target.dispatchEvent(new KeyboardEvent('keydown', init));
  return asks;
}

it.each([[{ key: '/' }], [{ key: 'k', metaKey: true }], [{ key: 'K', ctrlKey: true }]])(
  'opens the search by %o',
  (init) => expect(press(init)).toBe(true),
);

it.each([
  [{ key: 'k' }],
  [{ key: 'k', ctrlKey: true, shiftKey: true }],
  [{ key: 'k', ctrlKey: true, altKey: true }],
  [{ key: '/', ctrlKey: true }],
  [{ key: 'a', metaKey: true }],
])('leaves %o alone', (init) => expect(press(init)).toBe(false));

it.each(['input', 'textarea', 'select'])('leaves the slash to %s, but not ⌘K', (element) => {
  expect(press({ key: '/' }, element)).toBe(false);
  expect(press({ key: 'k', metaKey: true }, element)).toBe(true);
});

it('does nothing over an open dialog', () => {
  document.body.appendChild(document.createElement('dialog')).setAttribute('open', '');
  expect(press({ key: '/' })).toBe(false);
});
