// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import type { ChosenActionProps } from '#app/shell/slots/agent-slots.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/agent-team.json' with { type: 'json' };
import { ChosenBar } from './chosen-bar.tsx';

function Writing({ accounts, onDone, onClose }: ChosenActionProps) {
  return (
    <div role="dialog" aria-label={accounts.join()}>
      <button type="button" onClick={onDone}>
        Send
      </button>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
const writing = defineFeature({ name: 'writing', module: null }, ({ screen: part }) => ({
  chosenActions: [
    { order: 10, icon: 'envelope-simple', label: 'entry.message', most: 500, screen: part(async () => Writing) },
  ],
}));

function show(accounts: readonly string[], features = [writing]) {
  fakePlatform({});
  const onSelect = vi.fn();
  showInSite(<ChosenBar accounts={accounts} onSelect={onSelect} />, {
    at: '/agentHome?page=teamManagement',
    words: { 'agent-team': words, writing: { entry: { message: 'Message' } } },
    features,
    prepare: ({ session }) => session.store.setState({ status: 'agent', member: { ...member, type: 1 } }),
  });
  return onSelect;
}
const many = (count: number) => Array.from({ length: count }, (_, index) => `dn${index}`);
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('offers what other features do with the selected accounts, which are no longer selected once it is done', async () => {
  const onSelect = show(['coral', 'opal']);
  await press('Message');
  expect(await screen.findByRole('dialog', { name: 'coral,opal' })).toBeDefined();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onSelect).not.toHaveBeenCalled();
  await press('Message');
  await press('Send');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith([]);
});

it('offers each action for as many accounts as it takes, and says how many', async () => {
  show(many(201));
  expect(await screen.findByRole('button', { name: 'Message' })).toBeDefined();
  expect(screen.queryByRole('button', { name: words.rates.action })).toBeNull();
  expect(screen.getByText('You can change up to 200 accounts at once.')).toBeDefined();
  cleanup();
  show(many(501));
  expect(await screen.findByText('Message: up to 500 accounts at once.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
});

it('offers no message on a site without messages', async () => {
  show(['coral'], []);
  expect(await screen.findByRole('button', { name: words.rates.action })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Message' })).toBeNull();
});
