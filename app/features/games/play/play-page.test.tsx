// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import words from '../../../../locales/EN/games.json' with { type: 'json' };
import { standInForModals } from '../../../kit/dialog/modal-double.fixture.ts';
import { answering, someGame } from '../../../platform/games/platform-answers.fixture.ts';
import { member } from '../../../session/member.fixture.ts';
import { showInSite } from '../../../shell/site/show-in-site.fixture.tsx';
import { PlayPage } from './play-page.tsx';

const MEMBER = { ...member, balance: 5000 };
const ADDRESS = 'https://games.example/play?session=1';
const launched = () => Response.json({ success: true, value: { url: ADDRESS } });
const refused = (errorCode: string) => () => Response.json({ success: false, message: '', errorCode }, { status: 409 });

function show(launch: () => Response, status: 'member' | 'trial' = 'member') {
  let balance = MEMBER.balance;
  const platform = answering({
    games: () => [someGame(1), someGame(2)],
    others: {
      'POST /wps/game/launchGame': launch,
      'GET /wps/member/info': () => {
        balance -= 100;
        return Response.json({ success: true, value: { ...MEMBER, balance } });
      },
    },
  });
  vi.stubGlobal('fetch', platform.answer);
  const prepare = (site: ReturnType<typeof showInSite>) => site.session.store.setState({ status, member: MEMBER });
  showInSite(<PlayPage />, { at: '/seamless?vassalage=JDW&gameCode=game-2', words: { games: words }, prepare });
  return { calls: (call: string) => platform.asked.filter((one) => one.call === call).length };
}

beforeEach(() => {
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tell = (init: MessageEventInit) => act(async () => void dispatchEvent(new MessageEvent('message', init)));
const frame = async () => {
  const element = await screen.findByTitle('Game 2, the game');
  if (!(element instanceof HTMLIFrameElement)) throw new Error('The game stands in no frame.');
  return element;
};

describe('PlayPage', () => {
  it('shows the game under its name and the balance', async () => {
    const { calls } = show(launched);
    const game = await frame();
    expect(game.src).toBe(ADDRESS);
    expect(game.getAttribute('sandbox')).not.toContain('top-navigation');
    expect(screen.getByRole('heading', { name: 'Game 2' })).toBeDefined();
    expect(screen.getByText('€50.00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Back to the lobby' }).getAttribute('href')).toBe('/index');
    expect(calls('POST /wps/game/launchGame')).toBe(1);
  });

  it('asks for the balance when the game says that it moved, and takes nobody else’s word', async () => {
    const { calls } = show(launched);
    const { contentWindow: source } = await frame();
    const data = { type: 'brandgen:balance', balance: 99 };
    await tell({ data, origin: 'https://evil.example', source });
    await tell({ data, origin: 'https://games.example', source: window });
    await tell({ data: { type: 'other' }, origin: 'https://games.example', source });
    expect(calls('GET /wps/member/info')).toBe(0);
    await tell({ data, origin: 'https://games.example', source });
    expect(await screen.findByText('€49.00')).toBeDefined();
  });

  it('asks for the balance once more when the game is left', async () => {
    const { calls } = show(launched);
    await frame();
    cleanup();
    await waitFor(() => expect(calls('GET /wps/member/info')).toBe(1));
  });

  it('asks a trial account to become a real one, and starts nothing', async () => {
    const { calls } = show(launched, 'trial');
    expect(screen.getByRole('dialog', { name: 'A real account is needed' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
    expect(calls('POST /wps/game/launchGame')).toBe(0);
  });

  it.each([
    ['game_maintenance', 'This game is under maintenance', 0],
    ['not_found', 'This game is not available', 0],
    ['invalid_request', 'The game could not be started', 1],
  ])('says of %s: %s', async (code, title, retries) => {
    show(refused(code));
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(retries);
  });
});
