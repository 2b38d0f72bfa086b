// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { defineFeature } from '../slots/define-feature.ts';
import { useFeatures } from '../slots/features-context.tsx';
import { useSlot } from '../slots/use-slot.ts';
import { showInSite } from './show-in-site.fixture.tsx';

const cashier = defineFeature({ name: 'cashier', module: null }, ({ screen: part }) => ({
  memberPages: [
    {
      ...{ id: 'depositv2', group: 'money', order: 30, icon: 'hand-coins', label: 'entry.deposit' },
      ...{ audience: 'logged-in', screen: part(async () => () => null) },
    },
  ],
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Pages() {
  const { areComing } = useFeatures();
  const pages = useSlot('memberPages').map(({ id }) => id);
  return <p>{areComing ? 'coming' : pages.join() || 'no pages'}</p>;
}

// @proves 4.63
it('loads what guests never see once somebody logs in, and tries again', async () => {
  fakePlatform({});
  const load = vi.fn(async () => [cashier]).mockRejectedValueOnce(new Error('The file did not arrive.'));
  const { session } = showInSite(<Pages />, { at: '/index', words: {}, loadForAccounts: load });
  expect(screen.getByText('no pages')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  act(() => session.store.setState({ status: 'member', member }));
  expect(screen.getByText('coming')).toBeTruthy();
  expect(await screen.findByText('depositv2')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
