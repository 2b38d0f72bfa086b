// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SiteStartedContext } from '../loading/site-started.ts';
import { ModalHost } from '../modals/modal-host.tsx';
import { useDueModal } from '../modals/use-due-modal.ts';
import { defineFeature } from '../slots/define-feature.ts';
import { SessionHooks } from './session-hooks.tsx';
import { showInSite } from './show-in-site.fixture.tsx';

function DueNow() {
  useDueModal('question', true);
  return null;
}

/** A feature with an awaited modal before a popup, and a hook that is loaded on demand. */
const asking = (loadHook: () => Promise<typeof DueNow>) =>
  defineFeature({ name: 'asking', module: null }, ({ screen: part }) => ({
    modals: [
      { id: 'question', turn: 20, awaited: true, screen: part(async () => () => <p>Question</p>) },
      { id: 'popup', turn: 50, screen: part(async () => () => <p>Popup</p>) },
    ],
    sessionHooks: [{ order: 10, decides: 'question', screen: part(loadHook) }],
  }));

async function show(loadHook: () => Promise<typeof DueNow>, started: boolean) {
  await act(async () => {
    const { modals } = showInSite(
      <SiteStartedContext value={started}>
        <SessionHooks />
        <ModalHost />
      </SiteStartedContext>,
      { at: '/index', words: { asking: {} }, features: [asking(loadHook)] },
    );
    modals.open('popup');
  });
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('runs a hook that is loaded on demand once the page has started', async () => {
  await show(async () => DueNow, true);
  await waitFor(() => expect(screen.getByText('Question')).toBeDefined());
});

it('does not load the hook before that', async () => {
  const load = vi.fn(async () => DueNow);
  await show(load, false);
  expect(load).not.toHaveBeenCalled();
});

it('does not wait for a hook that fails to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await show(() => Promise.reject(new Error('offline')), true);
  await waitFor(() => expect(screen.getByText('Popup')).toBeDefined());
  expect(screen.queryByText('Question')).toBeNull();
});
