import type { PlantedFault } from './fault.ts';
import { answering, asking, at, by, done, inNameOf, inPlaceOf, isVisitors, json, sending } from './ways.ts';

const INFO = '/wps/member/info';
const LANGUAGE = '/wps/member/language';
const CHECK = '/wps/member/care/realityCheck';
const MEMBER = 'amihan10';
const REFUSED = { success: false, message: 'The query is wrong.', errorCode: 'invalid_request' };
const isBad = (status: number) => status === 400 || status === 422;

/** Mistakes in who may send a call, and in what it may be sent. */
export const CALL_FAULTS: readonly PlantedFault[] = [
  {
    what: 'a call is off that the module tree has on',
    rule: 'reads-succeed',
    calls: ['promotions'],
    behave: at('/wps/relay/MCSFE_getPromotions', async (_call, pass) =>
      json({ ...REFUSED, errorCode: 'not_available' }, await pass(), 403),
    ),
  },
  {
    what: 'visitors are taken for the last member',
    rule: 'refuses-without-token',
    calls: ['memberInfo'],
    behave: at(INFO, inNameOf(MEMBER, isVisitors)),
  },
  {
    what: 'any token is good',
    rule: 'refuses-made-up-token',
    calls: ['memberInfo'],
    behave: at(INFO, inNameOf(MEMBER)),
  },
  {
    what: 'the body is looked at before the session',
    rule: 'session-comes-first',
    calls: ['setLanguage'],
    behave: at(LANGUAGE, async (call, pass) => {
      const response = await pass();
      return call.body === '{}' ? json(REFUSED, response, 400) : response;
    }),
  },
  {
    what: 'members see the back office',
    rule: 'agents-only',
    calls: ['teamOverview'],
    behave: at('/wps/relay/MCS2_teamOverview', inNameOf('agent1')),
  },
  {
    what: 'a trial account is treated as a member',
    rule: 'closed-to-trials',
    calls: ['devices', 'freePlay'],
    behave: at('/wps/member/devices', async (_call, pass) => {
      const response = await pass();
      return response.status === 403 ? json({ success: true, value: { devices: [] } }, response, 200) : response;
    }),
  },
  {
    what: 'a missing parameter gets a value',
    rule: 'refuses-missing-parameter',
    calls: ['contracts'],
    behave: at(
      '/wps/agent/contracts',
      asking((query) => query.set('kind', 'dividend')),
    ),
  },
  {
    what: 'a size that is no number is left aside',
    rule: 'refuses-wrong-parameter',
    calls: ['lotteryBets'],
    behave: at(
      '/lgw/bets',
      asking((query) => {
        if (query.get('pageSize') === 'no-number') query.delete('pageSize');
      }),
    ),
  },
  {
    what: 'an unknown value of a list is left aside',
    rule: 'refuses-wrong-parameter',
    calls: ['withdrawalOrders'],
    behave: at(
      '/wps/member/withdrawal/orders',
      asking((query) => {
        if (query.get('state') === 'no-such-value') query.delete('state');
      }),
    ),
  },
  {
    what: 'an unknown parameter is a conflict',
    rule: 'bears-unknown-parameter',
    calls: ['rankList'],
    behave: at('/wps/relay/GCSGAME_getRankList', async (call, pass) => {
      const response = await pass();
      return call.address.includes('conform=') ? json(REFUSED, response, 409) : response;
    }),
  },
  {
    what: 'markup in a query breaks the platform',
    rule: 'bears-hostile-query',
    calls: ['rankList'],
    behave: at('/wps/', async (call, pass) => {
      const response = await pass();
      return call.address.includes('%3Cimg') ? json({ ...REFUSED, errorCode: 'internal' }, response, 500) : response;
    }),
  },
  {
    what: 'the size of a page is left aside',
    rule: 'page-has-its-size',
    calls: ['favoriteGamesList', 'pointTransactions', 'messages'],
    behave: at(
      '/wps/',
      asking((query) => query.delete('pageSize')),
    ),
  },
  {
    what: 'every page says that it is the second',
    rule: 'page-has-its-size',
    calls: ['lotteryBets'],
    behave: at(
      '/lgw/bets',
      answering((body) => ({ ...body, value: { ...Object(body['value']), pageNum: 2 } })),
    ),
  },
  {
    what: 'a page after the last one is not found',
    rule: 'page-beyond-end-is-empty',
    calls: ['lotteryBets'],
    behave: at('/lgw/bets', async (call, pass) => {
      const response = await pass();
      return /pageNum=\d{3}/.test(call.address)
        ? json({ ...REFUSED, errorCode: 'not_found' }, response, 404)
        : response;
    }),
  },
  {
    what: 'a range that ends before it begins is empty',
    rule: 'refuses-backward-range',
    calls: ['accountRecord'],
    behave: at(
      '/wps/member/record/account',
      asking((query) => {
        if ((query.get('from') ?? '') > (query.get('to') ?? '')) query.set('from', query.get('to') ?? '');
      }),
    ),
  },
  {
    what: 'a missing field gets a value',
    rule: 'refuses-missing-field',
    calls: ['setLanguage'],
    behave: at(
      LANGUAGE,
      sending((body) => ({ lang: 'EN', ...body })),
    ),
  },
  {
    what: 'a number may be a text',
    rule: 'refuses-wrong-type',
    calls: ['setRealityCheck'],
    behave: by(
      'PUT',
      CHECK,
      sending((body) => ({ ...body, minutes: Number.isInteger(body['minutes']) ? body['minutes'] : 60 })),
    ),
  },
  {
    what: 'a long text is cut',
    rule: 'refuses-too-long',
    calls: ['feedback'],
    behave: at(
      '/wps/feedback',
      sending((body) => ({ ...body, content: String(body['content']).slice(0, 100) })),
    ),
  },
  {
    what: 'a number below its limit is raised',
    rule: 'refuses-out-of-range',
    calls: ['setRealityCheck'],
    behave: by(
      'PUT',
      CHECK,
      sending((body) => ({ ...body, minutes: Math.max(15, Number(body['minutes'])) })),
    ),
  },
  {
    what: 'an unknown direction is the usual one',
    rule: 'refuses-unknown-value',
    calls: ['walletTransfer'],
    behave: at('/wps/relay/GCS_walletTransfer', async (call, pass) =>
      call.body?.includes('no-such-value') ? done(pass) : pass(),
    ),
  },
  {
    what: 'a call without a body does nothing and succeeds',
    rule: 'refuses-no-body',
    calls: ['setLanguage'],
    behave: at(LANGUAGE, async (call, pass) => (call.body === undefined ? done(pass) : pass())),
  },
  {
    what: 'broken JSON is an empty object',
    rule: 'refuses-broken-json',
    calls: ['setLanguage'],
    behave: at(LANGUAGE, async (call, pass) => (call.body === '{"a":' ? done(pass) : pass())),
  },
  {
    what: 'any media type is read as JSON',
    rule: 'refuses-other-media-type',
    calls: ['setLanguage'],
    behave: at(LANGUAGE, (call, pass) => pass({ headers: { ...call.headers, 'content-type': 'application/json' } })),
  },
  {
    what: 'secrets may come in the open',
    rule: 'refuses-plain-secret',
    calls: ['setEmail'],
    behave: at('/wps/member/email', async (call, pass) =>
      call.headers['content-type'] === 'application/json' ? done(pass) : pass(),
    ),
  },
  {
    what: 'a payload under any key is opened',
    rule: 'refuses-unreadable-payload',
    calls: ['setEmail'],
    behave: at(
      '/wps/member/email',
      inPlaceOf(400, (body) => ({ status: 400, body: { ...body, errorCode: 'invalid_request' } })),
    ),
  },
  {
    what: 'markup in a text breaks the platform',
    rule: 'bears-hostile-text',
    calls: ['freePlay'],
    behave: at('/wps/session/login/freeplay', async (call, pass) => {
      const response = await pass();
      return call.body?.includes('<img') && !isBad(response.status)
        ? json({ ...REFUSED, errorCode: 'internal' }, response, 500)
        : response;
    }),
  },
];
