// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { RememberTick } from './remember-tick.tsx';

let recall: (known: boolean) => void;
/** What the device remembers arrives after the form. */
function Form() {
  const [known, setKnown] = useState(false);
  recall = setKnown;
  return <RememberTick known={known} />;
}

beforeEach(() => {
  showInSite(<Form />, { at: '/login', words: {} });
});
afterEach(cleanup);

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me for one day' });

it('is ticked when the device remembers a log-in', () => {
  expect(box().checked).toBe(false);
  act(() => recall(true));
  expect(box().checked).toBe(true);
});

it('stays as the visitor has set it meanwhile', () => {
  fireEvent.click(box());
  fireEvent.click(box());
  act(() => recall(true));
  expect(box().checked).toBe(false);
});
