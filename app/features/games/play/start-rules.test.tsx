// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answering, someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/games.json' with { type: 'json' };
import type { VendorCard } from '#schemas/generated/platform.ts';
import { PlayPage } from './play-page.tsx';

const VENDORS = 'GET /wps/relay/GCSGAME_gameVendor';
const LAUNCH = 'POST /wps/game/launchGame';
const house: VendorCard = {
  vassalage: 'VLV',
  displayName: 'Velvet Court',
  gameType: 'LIVE',
  icon: '',
  gameCount: 2,
  isGame: 'VASSALAGE',
};
const lottery = defineFeature({ name: 'lottery', module: null }, ({ screen: onDemand }) => ({
  routes: [
    {
      path: '/lottery',
      plays: ['LOTT', 'ELOTT'],
      view: 'lottery',
      layout: 'site',
      access: 'login',
      title: 'entry.lottery',
      screen: onDemand(async () => () => null),
    },
  ],
}));
const bingo = someGame(7, { vassalage: 'LOTT', gameType: 'BG' });
const table = someGame(8, { vassalage: 'VLV', gameType: 'LIVE' });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param held a call that is not answered before it is released */
function play(at: string, held = '') {
  const platform = answering({
    games: (query) => [bingo, table].filter(({ vassalage }) => vassalage === query.get('vassalage')),
    vendors: [house],
    others: {
      [LAUNCH]: () => Response.json({ success: true, value: { url: 'https://games.example/play' } }),
      'GET /wps/relay/GCS_merchantWallet': () => Response.json({ success: true, value: { isSingle: true } }),
      'GET /wps/member/info': () => Response.json({ success: true, value: member }),
    },
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (`${request.method} ${new URL(request.url).pathname}` === held) await released;
    return platform.answer(request);
  });
  showInSite(<PlayPage />, {
    at,
    words: { games: words },
    features: [lottery],
    brand: {
      platform: {
        url: 'https://platform.example',
        imageCdns: [],
        launchCdns: ['https://games.example'],
        chatOrigins: [],
      },
    },
    prepare: (site) => site.session.store.setState({ status: 'member', member }),
  });
  const calls = (call: string) => platform.asked.filter((one) => one.call === call).length;
  return { calls, release };
}

it('launches no game of a vendor before it is known whether the vendor is a list', async () => {
  const { calls, release } = play('/seamless?vassalage=VLV&gameType=LIVE', VENDORS);
  await screen.findByRole('heading', { name: 'Game' });
  release();
  await waitFor(() => expect(location.pathname).toBe('/live'));
  expect(history.state.usr).toMatchObject({ vendorList: 'VLV' });
  expect([calls('GET /wps/relay/GCSGAME_gameList'), calls(LAUNCH)]).toEqual([0, 0]);
});

it('launches bingo of a lottery’s vendor, whose lotteries have a page', async () => {
  const { calls } = play(gameAddress(bingo));
  expect(await screen.findByTitle('Game: Game 7')).toBeDefined();
  expect(calls(LAUNCH)).toBe(1);
  cleanup();
  play(gameAddress({ ...bingo, gameType: 'LOTT' }));
  await waitFor(() => expect(location.pathname).toBe('/lottery'));
});
