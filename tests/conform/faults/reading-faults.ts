import type { PlantedFault } from './fault.ts';
import { answering, asking, at, by, done, inNameOf, inPlaceOf, inValue, json, sending } from './ways.ts';

const OWNER = 'amihan10';
const FAVOURITES = '/wps/relay/MCSFE_getFavoriteGames';

/** The entries of a list in `value`, changed. */
function entries(name: string, change: (entry: Record<string, unknown>, index: number) => object) {
  return inValue((value) => {
    const list: readonly unknown[] = Array.isArray(value[name]) ? value[name] : [];
    return { ...value, [name]: list.map((entry, index) => change({ ...Object(entry) }, index)) };
  });
}

/** Draws in `value`, changed. */
function draws(change: (draw: Record<string, unknown>) => object) {
  return answering((body) => {
    const list: readonly unknown[] = Array.isArray(body['value']) ? body['value'] : [];
    return { ...body, value: list.map((draw) => change({ ...Object(draw) })) };
  });
}

/** Mistakes in what answers say about each other, and in what calls change. */
export const READING_FAULTS: readonly PlantedFault[] = [
  {
    what: 'any deposit can be read by its id',
    rule: 'other-member-cannot-see-deposit-order',
    behave: at('/wps/member/deposit/order?', inNameOf(OWNER)),
  },
  {
    what: 'any withdrawal can be read by its id',
    rule: 'other-member-cannot-see-withdrawal-order',
    behave: at('/wps/member/withdrawal/order?', inNameOf(OWNER)),
  },
  {
    what: 'any transfer can be read by its id',
    rule: 'other-member-cannot-see-upline-transfer',
    behave: at('/wps/member/upline/transfer?', inNameOf(OWNER)),
  },
  {
    what: 'any message can be read by its id',
    rule: 'other-member-cannot-see-message',
    behave: at('/wps/member/message?', inNameOf(OWNER)),
  },
  {
    what: 'it is told that another member has the order',
    rule: 'other-member-cannot-see-deposit-order',
    behave: at(
      '/wps/member/deposit/order?',
      inPlaceOf(404, (body) => ({ status: 403, body })),
    ),
  },
  {
    what: 'the log-in keeps an old balance',
    rule: 'balances-agree',
    behave: by(
      'GET',
      '/wps/member/info',
      inValue((value) => ({ ...value, balance: Number(value['balance']) + 1 })),
    ),
  },
  {
    what: 'a movement has the balance before it',
    rule: 'account-record-adds-up',
    behave: at(
      '/wps/member/record/account',
      entries('content', (entry) => ({ ...entry, balance: Number(entry['balance']) - Number(entry['amount']) })),
    ),
  },
  {
    what: 'totals are those of a page',
    rule: 'account-record-adds-up',
    behave: at(
      '/wps/member/record/account',
      inValue((value) => ({ ...value, totals: { ...Object(value['totals']), net: 1 } })),
    ),
  },
  {
    what: 'deleted messages are counted as unread',
    rule: 'unread-messages-agree',
    behave: at(
      '/wps/member/messages',
      inValue((value) => ({ ...value, counts: { ...Object(value['counts']), unread: 99 } })),
    ),
  },
  {
    what: 'every page of games is the first',
    rule: 'game-list-keeps-its-category',
    behave: at(
      '/wps/relay/GCSGAME_gameList',
      asking((query) => query.set('pageNo', '1')),
    ),
  },
  {
    what: 'a list of a category has all games',
    rule: 'game-list-keeps-its-category',
    behave: at(
      '/wps/relay/GCSGAME_gameList',
      asking((query) => query.set('gameType', 'LIVE')),
    ),
  },
  {
    what: 'times are seconds',
    rule: 'times-are-milliseconds',
    behave: at(
      '/wps/member/',
      entries('content', (entry) => ({ ...entry, createdAt: Math.floor(Number(entry['createdAt']) / 1000) })),
    ),
  },
  {
    what: 'the seed is not the committed one',
    rule: 'draw-keeps-its-commitment',
    behave: at(
      '/lotto/lgw/games/opened',
      draws((draw) => ({ ...draw, seed: 'another' })),
    ),
  },
  {
    what: 'the commitment is of the bytes of the seed',
    rule: 'draw-keeps-its-commitment',
    behave: at(
      '/lotto/lgw/games/opened',
      draws((draw) => ({ ...draw, commitment: String(draw['commitment']).toUpperCase() })),
    ),
  },
  {
    what: 'the seed is told before the draw',
    rule: 'open-draw-keeps-its-secret',
    behave: at(
      '/lgw/games/issue',
      inValue((value) => ({ ...value, seed: 'known' })),
    ),
  },
  {
    what: 'bets are taken after the draw',
    rule: 'open-draw-keeps-its-secret',
    behave: at(
      '/lgw/games/issue',
      inValue((value) => ({ ...value, closeTime: Number(value['drawTime']) + 1 })),
    ),
  },
  {
    what: 'an agent sees any account',
    rule: 'agent-sees-own-team-only',
    behave: at(
      '/wps/agent/team/member',
      inPlaceOf(404, () => ({ status: 200, body: { success: true } })),
    ),
  },
  {
    what: 'removing a favourite does nothing',
    rule: 'favourite-is-kept-once',
    behave: at('/wps/relay/MCSFE_removeFavoriteGameV2', async (_call, pass) =>
      done(() => pass({ method: 'GET', address: FAVOURITES })),
    ),
  },
  {
    what: 'a favourite is kept as often as it is added',
    rule: 'favourite-is-kept-once',
    behave: at(
      FAVOURITES,
      inValue(({ favGameIds }) => ({ favGameIds: [favGameIds, favGameIds].flat() })),
    ),
  },
  {
    what: 'favourites are those of the device',
    rule: 'favourites-are-the-members-own',
    behave: at(FAVOURITES, inNameOf(OWNER)),
  },
  {
    what: 'any language is taken',
    rule: 'language-of-no-brand-is-refused',
    behave: at(
      '/wps/member/language',
      sending(() => ({ lang: 'EN' })),
    ),
  },
  {
    what: 'the reality check is not stored',
    rule: 'reality-check-is-kept',
    behave: by('PUT', '/wps/member/care/realityCheck', async (call, pass) =>
      call.body?.includes('conform')
        ? done(() => pass({ method: 'GET', address: '/wps/member/care', body: undefined }))
        : pass(),
    ),
  },
  {
    what: 'the reality check may be as rare as one likes',
    rule: 'reality-check-is-kept',
    behave: by(
      'PUT',
      '/wps/member/care/realityCheck',
      inPlaceOf(422, () => ({ status: 200, body: { success: true } })),
    ),
  },
  {
    what: 'text is stored escaped',
    rule: 'text-comes-back-as-sent',
    behave: by(
      'POST',
      '/wps/agent/registration/link',
      sending((body) => ({ ...body, note: String(body['note']).replaceAll('<', '&lt;') })),
    ),
  },
  {
    what: 'text loses what is beyond Latin',
    rule: 'text-comes-back-as-sent',
    behave: by(
      'POST',
      '/wps/agent/registration/link',
      sending((body) => ({ ...body, note: String(body['note']).replace(/\p{Script=Han}/gu, '?') })),
    ),
  },
  {
    what: 'each call makes a link',
    rule: 'link-is-made-once',
    behave: by(
      'POST',
      '/wps/agent/registration/link',
      sending((body) => ({ ...body, idempotencyKey: crypto.randomUUID() })),
    ),
  },
  {
    what: 'the session’s token stands in the address of a game',
    rule: 'launch-address-is-safe',
    behave: at('/wps/game/launchGame', async (call, pass) => {
      const response = await pass();
      return json(
        { success: true, value: { url: `/games?token=${call.headers['authorization']?.slice(7)}` } },
        response,
      );
    }),
  },
  {
    what: 'a game is an address of a script',
    rule: 'launch-address-is-safe',
    behave: at(
      '/wps/game/launchGame',
      inValue(() => ({ url: 'javascript:alert(1)' })),
    ),
  },
  {
    what: 'an unknown game starts another one',
    rule: 'unknown-game-is-not-launched',
    behave: at(
      '/wps/game/launchGame',
      inPlaceOf(404, () => ({ status: 200, body: { success: true, value: { url: '/games' } } })),
    ),
  },
];
