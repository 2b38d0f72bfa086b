// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteBrand } from '#app/brand/brand.ts';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fake, type Fakes, type OperationId, refusal } from '#app/platform/fake-platform.fixture.ts';
import type { Game } from '#app/platform/games/game-of.ts';
import { answering, someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature, type Feature } from '#app/shell/slots/define-feature.ts';
import { breakStorage } from '#app/storage/broken-storage.fixture.ts';
import words from '#locales/EN/games.json' with { type: 'json' };
import type { Problem } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { PlayPage } from './play-page.tsx';

const MEMBER = { ...member, balance: minorUnits(5000) };
const ADDRESS = 'https://games.example/play?session=1';
const SLOW = 'The page took longer to load, check your network';
const apart = () => ({ isSingle: false });
const transfers = defineFeature({ name: 'transfers', module: null }, ({ screen: onDemand }) => ({
  memberPages: [
    {
      id: 'referral',
      transfers: true,
      group: 'account',
      order: 1,
      icon: 'wallet',
      label: 'entry.transfers',
      audience: 'logged-in',
      screen: onDemand(async () => () => null),
    },
  ],
}));
const launched = () => ({ url: ADDRESS });
const refused = (errorCode: Problem['errorCode']) => () => refusal(409, { errorCode });

interface Situation {
  status?: 'member' | 'trial';
  game?: Partial<Game>;
  others?: Fakes;
  /** Answers the check whether a host responds. */
  probe?: (address: string) => void;
  /** Origins that serve games. */
  hosts?: string[];
  features?: readonly Feature[];
  brand?: Partial<SiteBrand>;
}

function show(
  launch: Fake<'launchGame'>,
  {
    status = 'member',
    game = {},
    others = {},
    probe,
    hosts = ['https://games.example'],
    features = [],
    brand: ofBrand = {},
  }: Situation = {},
) {
  let balance: number = MEMBER.balance;
  const answers = {
    games: () => [someGame(1), someGame(2, game)],
    hot: [someGame(2), someGame(3, { nodeName: 'Meanwhile' })],
    others: {
      launchGame: launch,
      memberInfo: () => {
        balance -= 100;
        return { ...MEMBER, balance };
      },
      merchantWallet: () => ({ isSingle: true }),
      ...others,
    },
  };
  const platform = answering(answers, (address) => {
    probe?.(address);
    return new Response();
  });
  const prepare = (site: ReturnType<typeof showInSite>) => site.session.store.setState({ status, member: MEMBER });
  const brand = {
    platform: { url: 'https://platform.example', imageCdns: [], launchCdns: hosts, chatOrigins: [] },
    ...ofBrand,
  };
  showInSite(<PlayPage />, {
    at: '/seamless?vassalage=JDW&gameCode=game-2',
    words: { games: words },
    features,
    brand,
    prepare,
  });
  return {
    calls: (id: OperationId) => platform.callsOf(id).length,
    query: (id: OperationId) => platform.callsOf(id)[0]?.query,
  };
}

beforeEach(() => {
  standInForModals();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
});

const tell = (init: MessageEventInit) => act(async () => void dispatchEvent(new MessageEvent('message', init)));
const frame = async () => {
  const element = await screen.findByTitle('Game: Game 2');
  if (!(element instanceof HTMLIFrameElement)) throw new Error('The game is not in a frame.');
  return element;
};

describe('PlayPage', () => {
  // @proves 2.10
  it('shows the game under its name and the balance', async () => {
    const { calls } = show(launched);
    const game = await frame();
    expect(game.src).toBe(ADDRESS);
    expect(game.getAttribute('sandbox')).toContain('allow-same-origin');
    expect(game.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByRole('heading', { name: 'Game 2' })).toBeDefined();
    expect(screen.getByText('€50.00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/index');
    expect(calls('launchGame')).toBe(1);
  });

  it('shows the start until the game is visible', async () => {
    show(launched);
    const game = await frame();
    const start = screen.getByRole('progressbar', { name: 'Starting the game' });
    expect(start.getAttribute('aria-valuenow')).toBe('75');
    expect(screen.getByText('Starting the game…')).toBeDefined();
    expect(game.parentElement?.ariaBusy).toBe('true');
    fireEvent.load(game);
    expect(start.getAttribute('aria-valuenow')).toBe('100');
    expect(game.parentElement?.ariaBusy).toBe('false');
  });

  it('says when a start takes long, and offers the way back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    show(() => new Promise<Response>(() => undefined));
    await act(async () => void vi.advanceTimersByTime(7_900));
    expect(screen.queryByText(SLOW)).toBeNull();
    await act(async () => void vi.advanceTimersByTime(200));
    expect(screen.getByText(SLOW)).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'Back to the lobby' })).toHaveLength(2);
  });

  it('refreshes the balance when the game reports a change, and ignores other senders', async () => {
    const { calls } = show(launched);
    const { contentWindow: source } = await frame();
    const data = { type: 'brandgen:balance', balance: 99 };
    await tell({ data, origin: 'https://evil.example', source });
    await tell({ data, origin: 'https://games.example', source: window });
    await tell({ data: { type: 'other' }, origin: 'https://games.example', source });
    expect(calls('memberInfo')).toBe(0);
    await tell({ data, origin: 'https://games.example', source });
    expect(await screen.findByText('€49.00')).toBeDefined();
  });

  it('keeps a game on the site’s own origin away from the session, and still hears its balance', async () => {
    const { calls } = show(() => ({ url: `${location.origin}/play` }), { hosts: [location.origin] });
    const game = await frame();
    expect(game.getAttribute('sandbox')).not.toContain('allow-same-origin');
    const data = { type: 'brandgen:balance', balance: 99 };
    await tell({ data, origin: location.origin, source: game.contentWindow });
    await tell({ data, origin: 'null', source: window });
    expect(calls('memberInfo')).toBe(0);
    await tell({ data, origin: 'null', source: game.contentWindow });
    expect(await screen.findByText('€49.00')).toBeDefined();
  });

  it('refreshes the balance when the game is left', async () => {
    const { calls } = show(launched);
    await frame();
    cleanup();
    await waitFor(() => expect(calls('memberInfo')).toBe(1));
  });

  it('asks a trial account to register, and starts nothing', async () => {
    const { calls } = show(launched, { status: 'trial' });
    expect(await screen.findByRole('dialog', { name: 'You need a real account' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
    expect(await screen.findByRole('heading', { name: 'Game 2' })).toBeDefined();
    expect(calls('launchGame')).toBe(0);
  });

  it('starts the vendor’s demo for a trial account, by a call of its own, and says what it is', async () => {
    const launchDemo = () => ({ url: ADDRESS });
    const { calls } = show(launched, { status: 'trial', game: { demo: true }, others: { launchDemo } });
    expect((await frame()).getAttribute('src')).toBe(ADDRESS);
    expect(screen.getByText(/You’re playing with play credit/)).toBeDefined();
    expect([calls('launchDemo'), calls('launchGame'), calls('merchantWallet')]).toEqual([1, 0, 0]);
  });

  it.each([
    ['game_maintenance', 'This game is under maintenance', 0],
    ['not_found', 'This game isn’t available', 0],
    ['invalid_request', 'We couldn’t start the game', 1],
  ] as const)('says of %s: %s', async (code, title, retries) => {
    show(refused(code));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  });

  // @proves 8.42
  it('offers other hot games while one is under maintenance', async () => {
    show(refused('game_maintenance'));
    expect(await screen.findByRole('link', { name: 'Meanwhile' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Game 2' })).toBeNull();
  });

  // @proves 7.21
  it('uses the fallback launch when the platform fails', async () => {
    const failed = () => refusal(500, { errorCode: 'internal' });
    const { query, calls } = show(failed, { others: { launchGameFallback: launched } });
    expect((await frame()).src).toBe(ADDRESS);
    expect(calls('launchGame')).toBe(1);
    expect(query('launchGameFallback')).toEqual({
      nodeId: '2',
      vassalage: 'JDW',
      gameType: 'RNG',
      gameCode: 'game-2',
      language: 'EN',
    });
  });

  it.each([
    ['a bad gateway', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
    ['a bad gateway that sends an envelope', () => refusal(502, { errorCode: 'internal' })],
    ['a gateway’s timeout', () => new Response('', { status: 504 })],
    ['a gateway’s timeout with an envelope', () => refusal(504, { errorCode: 'internal' })],
    ['a server’s error page', () => new Response('<h1>Internal Server Error</h1>', { status: 500 })],
    ['an error without a code', () => Response.json({ success: false, message: 'No.' }, { status: 503 })],
    ['a refusal with a good status', () => refusal(200, { errorCode: 'internal' })],
  ])('starts no second game after %s', async (_, failed) => {
    const { calls } = show(failed, { others: { launchGameFallback: launched } });
    expect(await screen.findByText('We couldn’t start the game')).toBeDefined();
    expect([calls('launchGame'), calls('launchGameFallback')]).toEqual([1, 0]);
  });

  it('does not use the fallback when the platform refused', async () => {
    const { calls } = show(refused('not_found'), { others: { launchGameFallback: launched } });
    expect(await screen.findByText('This game isn’t available')).toBeDefined();
    expect(calls('launchGameFallback')).toBe(0);
  });

  it('does not launch again after a lost answer until the player retries', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const { calls } = show(lost, { others: { launchGameFallback: launched } });
    expect(await screen.findByText('We couldn’t start the game')).toBeDefined();
    expect([calls('launchGame'), calls('launchGameFallback')]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(calls('launchGame')).toBe(2));
  });

  it('frames nothing from other origins', async () => {
    show(() => ({ url: 'https://evil.example/play' }));
    expect(await screen.findByText('This game isn’t available')).toBeDefined();
    expect(document.querySelector('iframe')).toBeNull();
  });

  // @proves 2.55
  it.each([
    ['in this tab', () => undefined, 'N-1'],
    ['for this page when storage is full', () => breakStorage('full'), null],
  ])('asks for the venue, starts the game there and remembers it %s', async (_case, prepare, stored) => {
    prepare();
    let menus = 0;
    let launches = 0;
    const menu = () => {
      menus += 1;
      return menus === 1 ? [{ label: 'North', value: 'N' }] : [{ label: 'Harbour Street', value: 'N-1' }];
    };
    const needsVenue = () => {
      launches += 1;
      return launches === 1 ? refused('venue_required')() : launched();
    };
    const { calls } = show(needsVenue, { others: { dropdownMenu: menu } });
    await screen.findByRole('option', { name: 'North' });
    fireEvent.change(screen.getByLabelText('Region'), { target: { value: 'N' } });
    await screen.findByRole('option', { name: 'Harbour Street' });
    fireEvent.change(screen.getByLabelText('Gaming venue'), { target: { value: 'N-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect((await frame()).src).toBe(ADDRESS);
    expect(calls('launchGame')).toBe(2);
    expect(sessionStorage.getItem('gaming-venue')).toBe(stored);
  });

  it('offers a retry when the venues fail to load', async () => {
    let works = false;
    const menu = () => (works ? [{ label: 'North', value: 'N' }] : refusal(400, { errorCode: 'invalid_request' }));
    show(refused('venue_required'), { others: { dropdownMenu: menu } });
    await screen.findByText('We couldn’t load the venues');
    expect(screen.queryByRole('combobox')).toBeNull();
    works = true;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'North' })).toBeDefined();
  });

  it('opens a game that cannot be framed in a window without access to this page', async () => {
    const location = { href: 'about:blank', replace: vi.fn() };
    const opened = { opener: window, location, closed: false, focus: vi.fn(), sessionStorage: { clear: vi.fn() } };
    vi.stubGlobal('open', () => opened);
    show(launched, { game: { opens: 'window' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show the window' }));
    expect(opened.opener).toBeNull();
    expect(opened.sessionStorage.clear).toHaveBeenCalledOnce();
    expect(location.replace).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(opened.focus).toHaveBeenCalledOnce();
    opened.closed = true;
    await act(async () => void dispatchEvent(new Event('focus')));
    expect(await screen.findByText('The Game 2 window is closed')).toBeDefined();
  });

  // @proves 8.43
  it('has a link when the browser blocks the window', async () => {
    vi.stubGlobal('open', () => null);
    show(launched, { game: { opens: 'window' } });
    expect(await screen.findByText('Popup blocked, allow popups')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the game' });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([ADDRESS, 'noopener']);
  });

  // @proves 2.56
  it('goes to a vendor’s list when the game stands for one', async () => {
    show(launched, { game: { isGame: 'VASSALAGE' } });
    await waitFor(() => expect(location.pathname).toBe('/rng'));
    expect(history.state.usr).toMatchObject({ vendorList: 'JDW' });
  });

  it('tries the next host when one does not respond', async () => {
    const hosts = ['https://a.example', 'https://b.example'];
    const probed: string[] = [];
    const probe = (address: string) => {
      probed.push(address);
      if (probed.length === 1) throw new TypeError('unreachable');
    };
    show(() => Response.json({ success: true, value: { url: '/play' } }), { probe, hosts });
    const { src } = await frame();
    expect(probed.toSorted()).toEqual(hosts.map((host) => `${host}/`));
    expect(src).toBe(`${probed[1]}play`);
  });

  it('explains when a vendor has its own wallet, and starts the game on request', async () => {
    const { calls } = show(launched, { others: { merchantWallet: apart }, features: [transfers] });
    const move = await screen.findByRole('link', { name: 'Transfer money' });
    expect(move.getAttribute('href')).toBe('/member?page=referral&vassalage=JDW');
    expect(calls('launchGame')).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Play with what’s in this wallet' }));
    expect((await frame()).src).toBe(ADDRESS);
  });

  it('starts no game before it is known whether the vendor has its own wallet', async () => {
    let isWell = false;
    const merchantWallet = () => (isWell ? { isSingle: true } : new Response('<html>'));
    const { calls } = show(launched, { others: { merchantWallet } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(calls('launchGame')).toBe(0);
    isWell = true;
    fireEvent.click(again);
    expect((await frame()).src).toBe(ADDRESS);
  });

  it('refers to customer service when the site has no page for transfers', async () => {
    const support = { email: 'care@site.example', phone: null, url: null };
    show(launched, { others: { merchantWallet: apart }, brand: { support } });
    const link = await screen.findByRole('link', { name: 'Customer service' });
    expect(link.getAttribute('href')).toBe('mailto:care@site.example');
    expect(screen.getByRole('status').textContent).toContain('Customer service can tell you how to move money there.');
    expect(screen.queryByRole('link', { name: 'Transfer money' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Back to the lobby' })).toHaveLength(2);
  });

  it('names no customer service where the brand has none', async () => {
    const support = { email: null, phone: null, url: null };
    show(launched, { others: { merchantWallet: apart }, brand: { support } });
    await screen.findByRole('button', { name: 'Play with what’s in this wallet' });
    expect(screen.getByRole('status').textContent).not.toContain('Customer service');
    expect(screen.queryByRole('link', { name: 'Customer service' })).toBeNull();
  });
});
