// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OperationId } from '#app/platform/fake-platform.fixture.ts';
import { answering, someGame } from '#app/platform/games/platform-answers.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { gameAddress } from '#app/shell/games/game-address.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import words from '#locales/EN/games.json' with { type: 'json' };
import type { VendorCard } from '#schemas/generated/platform.ts';
import { PlayPage } from './play-page.tsx';

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

/** @param before resolves when the platform may answer with its vendors, or to another answer */
function play(at: string, before: () => Promise<Response | undefined> = async () => undefined) {
  const platform = answering({
    games: (query) => [bingo, table].filter(({ vassalage }) => vassalage === query['vassalage']),
    others: {
      gameVendor: async () => {
        const instead = await before();
        return instead ?? { lanes: [{ title: house.gameType, cards: [house] }] };
      },
      launchGame: () => ({ url: 'https://games.example/play' }),
      merchantWallet: () => ({ isSingle: true }),
      memberInfo: () => member,
    },
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
  return (id: OperationId) => platform.callsOf(id).length;
}

it('launches no vendor until it is known whether it is a list', async () => {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  const calls = play('/seamless?vassalage=VLV&gameType=LIVE', () => held);
  await screen.findByRole('heading', { name: 'Game' });
  release();
  await waitFor(() => expect(location.pathname).toBe('/live'));
  expect(history.state.usr).toMatchObject({ vendorList: 'VLV' });
  expect([calls('gameList'), calls('launchGame')]).toEqual([0, 0]);
});

it('launches no vendor of which the platform could not say whether it is a list', async () => {
  let isWell = false;
  const calls = play('/seamless?vassalage=VLV&gameType=LIVE', async () =>
    isWell ? undefined : new Response('<html>'),
  );
  await screen.findByText('We couldn’t start the game');
  isWell = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(history.state.usr).toMatchObject({ vendorList: 'VLV' }));
  expect(calls('launchGame')).toBe(0);
});

it('launches a lottery vendor’s bingo although its lotteries have a page', async () => {
  const calls = play(gameAddress(bingo));
  expect(await screen.findByTitle('Game: Game 7')).toBeDefined();
  expect(calls('launchGame')).toBe(1);
  cleanup();
  play(gameAddress({ ...bingo, gameType: 'LOTT' }));
  await waitFor(() => expect(location.pathname).toBe('/lottery'));
});
