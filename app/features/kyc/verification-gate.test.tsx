// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fake, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { SessionStatus } from '#app/session/member-type.ts';
import { SETTLED } from '#app/session/session-flags.ts';
import { SiteStartedContext } from '#app/shell/loading/site-started.ts';
import { MemberPageView } from '#app/shell/member/member-page-view.tsx';
import { ModalHost } from '#app/shell/modals/modal-host.tsx';
import type { Site } from '#app/shell/site/create-site.ts';
import { SessionHooks } from '#app/shell/site/session-hooks.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature, type Feature } from '#app/shell/slots/define-feature.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import words from '#locales/EN/kyc.json' with { type: 'json' };
import type { SecurityConfig } from '#schemas/generated/platform.ts';
import { feature as kyc } from './feature.ts';
import { POSTPONED } from './session-flags.ts';

/** A feature that does not know the verification. */
const pages = defineFeature({ name: 'pages', module: null }, ({ screen: part }) => ({
  memberPages: [
    {
      id: 'referral',
      group: 'account',
      gate: 'verification',
      order: 30,
      icon: 'wallet',
      label: 'entry.deposit',
      screen: part(async () => () => <p>Money in</p>),
    },
    {
      id: 'rewardCenter',
      group: 'account',
      gate: 'verification',
      order: 40,
      icon: 'hand-coins',
      label: 'entry.withdraw',
      screen: part(async () => () => <p>Money out</p>),
    },
    {
      id: 'missionLeaderboard',
      group: 'account',
      order: 20,
      icon: 'wallet',
      label: 'entry.wallet',
      screen: part(async () => () => <p>Wallet</p>),
    },
  ],
}));

const Pages = () => useSlot('memberPages').map((page) => <MemberPageView key={page.id} page={page} />);

type Verification = SecurityConfig['info']['idVerification'];

let verification: Verification;
let answer: Fake<'securityConfig'>;
let site: Site;

const known: Fake<'securityConfig'> = () => ({
  info: { securityQuestions: { enabled: false, isComplete: false }, idVerification: verification },
});

interface Showing {
  features?: readonly Feature[];
  status?: SessionStatus;
  module?: 'on' | 'off' | 'pending';
  /** The tab already knows that nothing is due, so pages do not wait for the answer. */
  isSettled?: boolean;
}

async function show({ features = [kyc, pages], status = 'member', module = 'on', isSettled = false }: Showing = {}) {
  await act(async () => {
    site = showInSite(
      <SiteStartedContext value={true}>
        <SessionHooks />
        <ModalHost />
        <Pages />
      </SiteStartedContext>,
      {
        at: '/member',
        words: { kyc: words, pages: {} },
        features,
        prepare: ({ session, modules }) => {
          session.store.setState({ status, member });
          if (isSettled) session.flags.raise(SETTLED);
          const enabled = new Set(module === 'on' ? ['MANDATORYKYC3'] : []);
          modules.setState({ status: module === 'pending' ? 'pending' : 'known', enabled });
        },
      },
    );
  });
  await screen.findByText('Wallet');
}

const shown = () => screen.queryAllByText(/^(Wallet|Money in|Money out)$/).map(({ textContent }) => textContent);
const comeBack = () => act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

beforeEach(() => {
  standInForModals();
  sessionStorage.setItem(POSTPONED, '1');
  verification = { enabled: true, isComplete: false, status: 'N' };
  answer = known;
  fakePlatform({ securityConfig: (call) => answer(call) });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('deposit and withdrawal need the verification, whichever feature contributes them', () => {
  // @proves 4.37
  it.each<[Verification['status'], typeof words.gate.needed, string]>([
    ['N', words.gate.needed, words.state.needed],
    ['P', words.gate.pending, words.state.pending],
    ['R', words.gate.refused, words.state.refused],
  ])(
    'with status %s they show the reason, the state and the next step',
    async (status, { title, text, action }, state) => {
      verification = { enabled: true, isComplete: false, status };
      await show();
      expect(await screen.findAllByRole('heading', { name: title })).toHaveLength(2);
      expect(screen.getAllByText(text)).toHaveLength(2);
      expect(screen.getAllByText(state)).toHaveLength(2);
      expect(shown()).toEqual(['Wallet']);
      const [first] = screen.getAllByRole('button', { name: action });
      if (first) await act(async () => fireEvent.click(first));
      expect(await screen.findByRole('dialog')).toBeDefined();
    },
  );

  it('begin the verification at once, unless it was postponed', async () => {
    await show();
    await screen.findAllByRole('heading', { name: words.gate.needed.title });
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    sessionStorage.clear();
    // The platform counts a first session as postponed, and the member now goes where an identity is needed.
    verification = { enabled: true, isComplete: false, status: 'N', isDue: false };
    await show();
    expect(await screen.findByRole('dialog', { name: words.title })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: words.later }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem(POSTPONED)).toBe('1');
  });

  it('open when the message about the review arrives', async () => {
    verification = { enabled: true, isComplete: false, status: 'P' };
    await show();
    await screen.findAllByRole('heading', { name: words.gate.pending.title });
    verification = { enabled: true, isComplete: true, status: 'A' };
    await act(async () => {
      for (const listener of site.session.listeners) listener({ topic: 'messages', data: { unreadCount: 1 } });
    });
    expect(await screen.findByText('Money in')).toBeDefined();
    expect(screen.queryByText(words.state.pending)).toBeNull();
  });

  it('open when its status is looked at', async () => {
    verification = { enabled: true, isComplete: false, status: 'P' };
    await show();
    await screen.findAllByRole('heading', { name: words.gate.pending.title });
    verification = { enabled: true, isComplete: true, status: 'A' };
    const [look] = screen.getAllByRole('button', { name: words.gate.pending.action });
    if (look) await act(async () => fireEvent.click(look));
    expect(await screen.findByText('Money in')).toBeDefined();
  });

  // @proves 4.37
  it('open without a reload once it is accepted', async () => {
    verification = { enabled: true, isComplete: false, status: 'P' };
    await show();
    await screen.findAllByRole('heading', { name: words.gate.pending.title });
    verification = { enabled: true, isComplete: true, status: 'A' };
    await comeBack();
    expect(await screen.findByText('Money out')).toBeDefined();
    expect(shown()).toEqual(['Wallet', 'Money in', 'Money out']);
  });

  it('lock again when the platform revokes it', async () => {
    verification = { enabled: true, isComplete: true, status: 'A' };
    await show();
    await screen.findByText('Money out');
    verification = { enabled: true, isComplete: false, status: 'R' };
    await comeBack();
    await screen.findAllByRole('heading', { name: words.gate.refused.title });
    expect(shown()).toEqual(['Wallet']);
  });

  // @proves 4.37
  it('stay locked while the state is unknown', async () => {
    answer = () => new Promise(() => undefined);
    await show({ isSettled: true });
    expect(shown()).toEqual(['Wallet']);
    cleanup();
    await show({ isSettled: true, module: 'pending' });
    expect(shown()).toEqual(['Wallet']);
  });

  it('stay locked when the state fails to load, with a retry', async () => {
    answer = () => refusal(400);
    await show({ isSettled: true });
    const [retry] = await screen.findAllByRole('button', { name: 'Try again' });
    expect(shown()).toEqual(['Wallet']);
    verification = { enabled: true, isComplete: true, status: 'A' };
    answer = known;
    if (retry) fireEvent.click(retry);
    expect(await screen.findByText('Money out')).toBeDefined();
  });
});

// @proves 4.37
it.each([
  ['the member needs none', {}, { enabled: false, isComplete: false, status: 'N' }],
  ['the platform has switched it off', { module: 'off' }, { enabled: true, isComplete: false, status: 'N' }],
  ['the brand has no verification', { features: [pages] }, { enabled: true, isComplete: false, status: 'N' }],
] as const)('nothing waits where %s', async (_why, showing, state) => {
  verification = state;
  await show(showing);
  expect(await screen.findByText('Money in')).toBeDefined();
  expect(shown()).toEqual(['Wallet', 'Money in', 'Money out']);
});

it('publishes the same state to the rest of the site', async () => {
  verification = { enabled: true, isComplete: false, status: 'R' };
  await show();
  await screen.findAllByText(words.state.refused);
  expect(site.verification.getState().state).toBe('refused');
});
