// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Site } from '../site/create-site.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import { ModalHost } from './modal-host.tsx';
import { useDueModal } from './use-due-modal.ts';

const three = defineFeature({ name: 'three', module: null }, ({ screen: part }) => ({
  modals: [
    { id: 'popup', turn: 50, screen: part(async () => () => <p>Popup</p>) },
    { id: 'question', turn: 20, awaited: true, screen: part(async () => () => <p>Question</p>) },
    { id: 'over', turn: 0, screen: part(async () => () => <p>Over</p>) },
  ],
}));

let site: Site;
let isDue: boolean | undefined;

function Watch() {
  useDueModal('question', isDue);
  return null;
}

/** Texts of the modals on the page. */
const shown = () => screen.queryAllByText(/Popup|Question|Over/).map((part) => part.textContent);

function show(due: boolean | undefined) {
  isDue = due;
  cleanup();
  site = showInSite(
    <>
      <Watch />
      <ModalHost />
    </>,
    { at: '/index', words: { three: {} }, features: [three] },
  );
}

beforeEach(() => show(undefined));
afterEach(cleanup);

it('holds a popup back until modals with a smaller turn are decided', async () => {
  await act(async () => site.modals.open('popup'));
  expect(shown()).toEqual([]);
  await act(async () => site.modals.open('over'));
  await waitFor(() => expect(shown()).toEqual(['Over']));
});

// @proves 4.13
it('shows modals in the order of their turns', async () => {
  show(true);
  await act(async () => site.modals.open('popup'));
  await waitFor(() => expect(shown()).toEqual(['Question']));
  await act(async () => site.modals.close('question'));
  await waitFor(() => expect(shown()).toEqual(['Popup']));
});

it('does not wait for a modal that is not due', async () => {
  show(false);
  await act(async () => site.modals.open('popup'));
  await waitFor(() => expect(shown()).toEqual(['Popup']));
});
