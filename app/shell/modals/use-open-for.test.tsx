// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Site } from '../site/create-site.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { useOpenFor } from './use-open-for.ts';

let site: Site;
let change: (reason: number | undefined) => void;

function Watch() {
  const [reason, setReason] = useState<number>();
  change = setReason;
  useOpenFor('check', reason);
  return null;
}

/** Whether the modal is open once this is the reason. */
const opensFor = (reason: number | undefined) => {
  act(() => change(reason));
  return site.modals.store.getState().open.includes('check');
};

afterEach(cleanup);

it('opens a modal while there is a reason', () => {
  site = showInSite(<Watch />, { at: '/index', words: {} });
  expect(opensFor(undefined)).toBe(false);
  expect(opensFor(1)).toBe(true);
  expect(opensFor(undefined)).toBe(false);
});

it('leaves a closed modal closed, until there is another reason', () => {
  site = showInSite(<Watch />, { at: '/index', words: {} });
  expect(opensFor(1)).toBe(true);
  act(() => site.modals.close('check'));
  expect(opensFor(1)).toBe(false);
  expect(opensFor(2)).toBe(true);
});
