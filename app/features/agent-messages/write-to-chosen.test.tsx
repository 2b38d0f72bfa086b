// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/agent-messages.json' with { type: 'json' };
import { WriteToChosen } from './write-to-chosen.tsx';

const NOON = Date.UTC(2026, 10, 24, 12);
const groups = { asOf: NOON, hasUpline: true, lastSent: 7, groups: [], levels: [] };

function show(accounts: readonly string[], fakes: Fakes = {}) {
  const sent = { id: 8, subject: 'Hi', people: accounts.length, reads: 0, createdAt: NOON };
  const platform = fakePlatform({
    messageGroups: () => groups,
    sendMessage: () => ({ ...sent, to: { kind: 'downlines' as const } }),
    ...fakes,
  });
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  showInSite(
    <>
      <WriteToChosen accounts={accounts} onDone={onDone} onClose={onClose} />
      <ToastShelf />
    </>,
    {
      at: '/agentHome?page=teamManagement',
      words: { 'agent-messages': words },
      prepare: ({ session }) => session.store.setState({ status: 'agent', member: { ...member, type: 1 } }),
    },
  );
  return { ...platform, onDone, onClose };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const compose = async () => {
  await write(words.subject, 'Hello');
  await write(words.text, 'To you');
};

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the selected accounts, counts them before it sends, and sends once', async () => {
  const accounts = Array.from({ length: 12 }, (_, index) => `dn${index}`);
  const { callsOf, onDone } = show(accounts);
  expect(await screen.findByText('12 downlines')).toBeDefined();
  expect(screen.getByText('dn0, dn1, dn2, dn3, dn4, dn5, dn6, dn7, and 4 others')).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  await press(words.compose.check);
  expect(screen.getByText(words.fault.text)).toBeDefined();
  await compose();
  await press(words.compose.check);
  expect(await screen.findByRole('heading', { name: 'Reaches 12 people' })).toBeDefined();
  expect(screen.getByText('To: 12 downlines')).toBeDefined();
  expect(callsOf('sendMessage')).toEqual([]);
  const send = screen.getByRole('button', { name: 'Send to 12 people' });
  fireEvent.click(send);
  fireEvent.click(send);
  expect(await screen.findByText('Sent to 12 people')).toBeDefined();
  expect(onDone).toHaveBeenCalledOnce();
  const sent = callsOf('sendMessage').map(({ body }) => body);
  expect(sent).toMatchObject([{ to: { kind: 'downlines', accounts }, subject: 'Hello', lastSent: 7 }]);
});

it('to one account is sent like a message to a single downline', async () => {
  const { callsOf } = show(['kikor']);
  expect(await screen.findByDisplayValue('kikor')).toBeDefined();
  await compose();
  await press(words.compose.send);
  await waitFor(() => expect(callsOf('sendMessage')).toHaveLength(1));
  expect(callsOf('sendMessage')[0]?.body).toMatchObject({ to: { kind: 'downline', account: 'kikor' } });
});

it('says that one of the accounts has left the team, and keeps what is written', async () => {
  const { onDone } = show(['coral', 'opal'], { sendMessage: () => refusal(404, { errorCode: 'not_found' }) });
  await compose();
  await press(words.compose.check);
  await press('Send to 2 people');
  expect(await screen.findByText(words.refused.not_found)).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
  await press(words.compose.back);
  expect(await screen.findByDisplayValue('To you')).toBeDefined();
});
