// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { compositionOf, ENGINES, type Engine, sendComposition } from './composition.fixture.ts';
import { pressedKey } from './pressed-key.ts';

afterEach(cleanup);

const KEYS = ['Enter', 'Escape', 'ArrowDown', 'Tab'];
const cases = ENGINES.flatMap((engine) => KEYS.map((key): [Engine, string] => [engine, key]));

/** Fields whose handlers are the browser's own and React's, with the keys that reached them. */
function showFields(): { fields: HTMLElement[]; keys: string[] } {
  const keys: string[] = [];
  render(
    <>
      <input aria-label="React" onKeyDown={(event) => keys.push(pressedKey(event))} />
      <input aria-label="browser" />
    </>,
  );
  const fields = ['React', 'browser'].map((name) => screen.getByLabelText(name));
  fields[1]?.addEventListener('keydown', (event) => keys.push(pressedKey(event)));
  return { fields, keys };
}

describe('pressedKey', () => {
  it.each(cases)('leaves to the input method in %s the %s that ends a composition', (engine, key) => {
    const { fields, keys } = showFields();
    for (const field of fields) act(() => sendComposition(field, compositionOf(engine, key)));
    expect(keys).toEqual(['', '', '', '']);
  });

  it.each(KEYS)('is the %s pressed otherwise, also right after a composition', (key) => {
    const { fields, keys } = showFields();
    for (const field of fields) {
      act(() => sendComposition(field, compositionOf('webkit', 'Enter')));
      fireEvent.keyDown(field, { key, keyCode: 13 });
    }
    expect(keys.filter(Boolean)).toEqual([key, key]);
  });
});
