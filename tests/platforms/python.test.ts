import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOfMinimalBrand } from './contract.ts';
import { openIssue, PlatformClient, type Sent } from './platform-client.ts';
import { type PythonPlatform, startPython } from './start-python.ts';

let platform: PythonPlatform;
let client: PlatformClient;

beforeAll(async () => {
  platform = await startPython('--now', '2026-05-20T09:00:00+08:00');
  client = new PlatformClient(platform.address);
  await client.logIn('demo-player-1');
});
afterAll(() => platform?.stop());

const SLOT = { nodeId: 1001, vassalage: 'KITE', gameType: 'RNG', gameCode: 'paper-tigers' };
const FAVOURITE = { nodeId: 1001, vendor: 'KITE', gameType: 'RNG' };

/** What each call of the minimal brand is sent with, in an order in which each can be answered. */
const CALLS: Record<string, () => Sent | Promise<Sent>> = {
  'GET /wps/system/whitelabel': () => ({}),
  'GET /wps/system/setting/register': () => ({}),
  'GET /wps/system/status': () => ({ query: { lang: 'EN' } }),
  'GET /wps/system/domainRoute': () => ({ query: { domain: 'mini.example' } }),
  'GET /wps/system/helpCenter': () => ({ query: { lang: 'EN', device: 'WEB' } }),
  'GET /wps/system/keys': () => ({}),
  'GET /wps/relay/WPSCORE_getDropdownMenu': () => ({ query: { menuGroup: 'gamingvenue', region: 'NORTH' } }),
  'GET /wps/relay/MCSFE_getListAnnouncements': () => ({ query: { types: 'B,PL,PU,PR,H', platform: 'W' } }),
  'GET /wps/relay/GCSGAME_gameList': () => ({
    query: { clientType: 3, platform: 'flash,html5-desktop', gameType: 'JP' },
  }),
  'GET /wps/relay/GCSGAME_hotGamesV2': () => ({ query: { isPlatform: 2 } }),
  'GET /wps/relay/GCSGAME_getVassGameType': () => ({ query: { language: 'EN' } }),
  'GET /wps/relay/GCSGAME_gameVendor': () => ({ query: { language: 'EN' } }),
  'GET /wps/relay/GCSGAME_getRankList': () => ({ query: { gameCategory: 'RNG', limitNum: 5 } }),
  'GET /wps/relay/getWinnerBoard': () => ({ query: { limitNum: 20 } }),
  'POST /wps/relay/MCSFE_addFavoriteGameV2': () => ({ json: FAVOURITE }),
  'GET /wps/relay/MCSFE_getFavoriteGames': () => ({}),
  'GET /wps/relay/MCSFE_getFavoriteGamesList': () => ({ query: { pageNum: 1, pageSize: 24 } }),
  'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': () => ({ query: FAVOURITE }),
  'POST /wps/game/launchGame': () => ({ json: SLOT }),
  'POST /wps/game/launchDemo': () => ({ json: SLOT }),
  'GET /wps/relay/GCS_gameLaunchFB': () => ({ query: SLOT }),
  'GET /wps/relay/GCS_recentGame': () => ({ query: { pageNum: 1 } }),
  'GET /wps/search/games': () => ({ query: { pageNo: 1, pageSize: 2000 } }),
  'GET /wps/relay/GLS2_roomList': () => ({ query: { vassalage: 'STAR' } }),
  'GET /lgw/games/game_menus': () => ({ query: { prizeMode: 'ZY', device: 'WEB' } }),
  'GET /lgw/vn/games/game_menu': () => ({ query: { device: 'WEB' } }),
  'GET /lgw/vn/numeros/opened/game': () => ({ query: { gameCode: 'northern-draw', count: 3 } }),
  'GET /lotto/lgw/games/opened/numero': () => ({ query: { gameCode: 'lucky-six', count: 3 } }),
  'GET /lgw/games/game': () => ({ query: { gameCode: 'quick-dice' } }),
  'GET /lgw/games/issue': () => ({ query: { gameCode: 'daily-three' } }),
  'POST /lgw/bets': async () => {
    const issue = await openIssue(client, 'daily-three');
    const line = { gameCode: 'daily-three', issue, kind: 'side', selection: ['odd'], stake: 100, odds: 190 };
    return { json: { idempotencyKey: 'each-call', lines: [line] } };
  },
  'GET /lgw/bets': () => ({ query: { state: 'open' } }),
  'GET /lgw/vn/games/game_menu/recent': () => ({ query: { device: 'WEB' } }),
  'GET /wps/captcha': () => ({ query: { kind: 'image' } }),
  'GET /wps/member/info': () => ({}),
  'GET /wps/member/info/icon': () => ({}),
  'PUT /wps/member/language': () => ({ json: { lang: 'EN' } }),
  'GET /wps/v2/wallets/balance': () => ({}),
  'GET /wps/relay/GCS_merchantWallet': () => ({}),
  'GET /wps/relay/CSP_unreadCount': () => ({}),
  'GET /wps/relay/MCSFE_getPromotions': () => ({ query: { language: 'EN' } }),
  'POST /wps/member/password/email': () => ({
    form: { username: 'demo-player-2', email: 'Demo-Player-2@players.example' },
  }),
  'POST /wps/member/password': () => ({
    sealed: { oldPassword: 'Demo-2026!', newPassword: 'Other-2026!', confirmNewPassword: 'Other-2026!' },
  }),
  'POST /wps/session/login': () => ({
    sealed: { username: 'demo-player-2', password: 'Demo-2026!', type: 'username' },
  }),
  'DELETE /wps/session/logout': () => ({}),
};

it('is asked for every call of the minimal brand', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(callsOfMinimalBrand().toSorted());
});

describe.sequential('a minimal brand’s calls', () => {
  it.each(Object.entries(CALLS))('%s is answered as the contract has it', async (call, sent) => {
    const { status, fault, body } = await client.send(call, await sent());
    expect([fault, body.errorCode, status]).toEqual(['', undefined, 200]);
  });
});
