// @vitest-environment jsdom

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as files from '#app/kit/files/save-file.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { qrPath } from '#app/kit/qr-code/qr-code.tsx';
import { type Fake, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { ToastShelf } from '#app/shell/toasts/toast-shelf.tsx';
import words from '#locales/EN/invite.json' with { type: 'json' };
import type { Referral } from '#schemas/generated/platform.ts';
import { InvitePage } from './invite-page.tsx';

const reward = { kind: 'points', amount: 5000 } as const;
const calendar = { timeZone: 'Asia/Manila', today: '2026-11-20' };
const joinedAt = Date.parse('2026-11-19T16:30:00Z');
const referral: Sent<Referral> = {
  ...{ referralCode: 'AB12CD', reward, goal: 2000, currency: 'EUR', invited: 2, rewarded: 1 },
  friends: {
    content: [
      { account: 'am***10', joinedAt, state: 'rewarded', reward },
      { account: 'ba***11', joinedAt, state: 'joined' },
    ],
    ...{ ...calendar, count: 2, pageNum: 1, totalPages: 1 },
  },
};

function pathOf(link: string) {
  return qrPath(encode(link, { ecc: 'M', border: 0 }).data);
}

function show(answer: Fake<'referral'>, at = '/member?page=referral') {
  const platform = fakePlatform({ referral: answer });
  const site = showInSite(
    <>
      <InvitePage />
      <ToastShelf />
    </>,
    {
      at,
      words: { invite: words },
      prepare: ({ session }) => session.store.setState({ status: 'member', member }),
    },
  );
  return { ...platform, ...site };
}
const good = (more: Partial<Referral> = {}) => ({ ...referral, ...more });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(navigator, 'share');
});

describe('inviting friends', () => {
  it('shows the link with the code, and the friends who used it', async () => {
    show(() => good());
    expect(await screen.findByText(`${location.origin}/register?referralCode=AB12CD`)).toBeDefined();
    expect(screen.getByText(/wagered €20.00 in total, you get 5,000 points/)).toBeDefined();
    const code = screen.getByRole('img', { name: 'QR code of your invitation' });
    expect(code.querySelector('path')?.getAttribute('d')).toBe(
      pathOf(`${location.origin}/register?referralCode=AB12CD`),
    );
    const [first, second] = within(screen.getByRole('list', { name: 'Your friends' })).getAllByRole('listitem');
    expect(first?.textContent).toContain('+5,000 points');
    expect(second?.textContent).toContain('Joined');
    // In Manila it was the next day.
    expect(second?.textContent).toContain('Since Nov 20, 2026');
    expect(screen.getByText('2 friends')).toBeDefined();
  });

  it('keeps the page of friends in the address, and leads back from one that is not there', async () => {
    const friends = { ...referral.friends, totalPages: 3 };
    const { callsOf } = show(() => ({ ...referral, friends }), '/member?page=referral&place=9');
    expect(await screen.findByText('am***10')).toBeDefined();
    await expect.poll(() => callsOf('referral').map(({ query }) => query['pageNum'])).toEqual(['9', '3']);
  });

  it('copies the link, and confirms it', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => written.push(text) },
    });
    show(() => good());
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeDefined();
    expect(written).toEqual([`${location.origin}/register?referralCode=AB12CD`]);
  });

  it('says what to do when the browser forbids copying', async () => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error('forbidden')) },
    });
    show(() => good());
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/couldn’t copy/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('shares through the system’s share sheet, where there is one', async () => {
    const shared: ShareData[] = [];
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => shared.push(data),
    });
    show(() => good());
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(shared[0]?.url).toBe(`${location.origin}/register?referralCode=AB12CD`);
  });

  it('says how to start when there are no friends yet, and offers a retry after a failure', async () => {
    let refused = true;
    const friends = { ...calendar, count: 0, content: [], pageNum: 1, totalPages: 0 };
    show(() => (refused ? refusal(403) : good({ invited: 0, rewarded: 0, friends })));
    expect(await screen.findByText('We couldn’t load your invitation')).toBeDefined();
    refused = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No friends have joined yet')).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
  });

  it('shows the one friend who has joined, on one page', async () => {
    const [friend] = referral.friends.content;
    const friends = { ...referral.friends, count: 1, content: friend ? [friend] : [] };
    show(() => good({ invited: 1, rewarded: 1, friends }));
    const list = await screen.findByRole('list', { name: words.friends });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(words.none)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  });

  it('shows the friends of the chosen days, and the totals of the programme', async () => {
    const days = { from: '2026-11-14', to: '2026-11-20' };
    const none = { ...calendar, ...days, count: 0, content: [], pageNum: 1, totalPages: 0 };
    const { callsOf } = show(({ query }) => (query['period'] ? good({ friends: none }) : good()));
    fireEvent.click(await screen.findByRole('button', { name: '7 days' }));
    expect(await screen.findByText('No friends joined in this period')).toBeDefined();
    expect(callsOf('referral').at(-1)?.query).toEqual({ period: 'week', pageNum: '1', pageSize: '10' });
    expect(location.search).toContain('range=week');
    expect(screen.getByText('Friends who joined so far').nextSibling?.textContent).toBe('2');
    expect(screen.getByText('Earned so far').nextSibling?.textContent).toBe('5,000 points');
    fireEvent.click(screen.getByRole('button', { name: 'Show all friends' }));
    expect(await screen.findByText('2 friends')).toBeDefined();
    expect(location.search).not.toContain('range');
  });

  it('saves the friends of the days for a spreadsheet', async () => {
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
    const { callsOf } = show(() => good(), '/member?page=referral&from=2026-11-01&to=2026-11-20');
    fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    const sent = { from: '2026-11-01', to: '2026-11-20', pageNum: '1', pageSize: '100' };
    expect(callsOf('referral').at(-1)?.query).toEqual(sent);
    const [name, file] = saved.mock.calls[0] ?? [];
    expect(name).toBe('Your friends 2026-11-20.csv');
    expect((await textOf(file ?? new Blob())).trim().split('\r\n')).toEqual([
      '"Joined (Asia/Manila)","Friend","Status","Reward","Unit"',
      '"2026-11-20 00:30:00","am***10","Reward paid",5000,"Points"',
      '"2026-11-20 00:30:00","ba***11","Joined","",""',
    ]);
  });
});
