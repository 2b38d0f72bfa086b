import type { PlantedFault } from './fault.ts';
import { answering, at, by, inPlaceOf, inValue, json, withHeaders } from './ways.ts';

const INFO = '/wps/member/info';
const info = ['memberInfo'];
const STACK = 'Error: no row\n    at find (/srv/platform/src/rows.js:12:7)';
const QUERY = 'select * from members where account = "x"';

/** Mistakes in what stands in an answer and in its headers. */
export const ANSWER_FAULTS: readonly PlantedFault[] = [
  {
    what: 'amounts are texts',
    rule: 'answer-keeps-schema',
    calls: info,
    behave: by(
      'GET',
      INFO,
      inValue((value) => ({ ...value, balance: String(value['balance']) })),
    ),
  },
  {
    what: 'a required list is left out where it is empty',
    rule: 'answer-keeps-schema',
    calls: ['depositOrders'],
    behave: at(
      '/wps/member/deposit/orders',
      inValue(({ content: _content, ...value }) => value),
    ),
  },
  {
    what: 'an amount has a fraction',
    rule: 'answer-keeps-schema',
    calls: ['balance'],
    behave: at(
      '/wps/v2/wallets/balance',
      inValue((value) => ({ ...value, balance: 12.5 })),
    ),
  },
  {
    what: 'a success has status 201',
    rule: 'success-is-200',
    calls: info,
    behave: at(
      INFO,
      inPlaceOf(200, (body) => ({ status: 201, body })),
    ),
  },
  {
    what: 'refusals have status 200',
    rule: 'success-is-200',
    calls: info,
    behave: at(
      INFO,
      inPlaceOf(401, (body) => ({ status: 200, body })),
    ),
  },
  {
    what: 'refusals have no message',
    rule: 'refusal-has-form',
    calls: info,
    behave: at(
      INFO,
      answering(({ message: _message, ...body }) => body, 401),
    ),
  },
  {
    what: 'refusals come as a page',
    rule: 'refusal-has-form',
    calls: info,
    behave: at(INFO, async (_call, pass) => {
      const response = await pass();
      return response.status === 401
        ? new Response('<h1>Unauthorized</h1>', { status: 401, headers: response.headers })
        : response;
    }),
  },
  {
    what: 'a code of its own',
    rule: 'refusal-has-form',
    calls: info,
    behave: at(
      INFO,
      answering((body) => ({ ...body, errorCode: 'TOKEN_MISSING' }), 401),
    ),
  },
  {
    what: 'a code that the call does not declare',
    rule: 'refusal-is-declared',
    calls: info,
    behave: at(
      INFO,
      answering((body) => ({ ...body, errorCode: 'order_closed' }), 401),
    ),
  },
  {
    what: 'a code with another status',
    rule: 'refusal-is-declared',
    calls: info,
    behave: at(
      INFO,
      inPlaceOf(401, (body) => ({ status: 400, body })),
    ),
  },
  {
    what: 'a quote breaks a query',
    rule: 'never-broken',
    calls: ['searchableGames', 'rankList'],
    behave: at('/wps/', async (call, pass) => {
      const response = await pass();
      return call.address.includes('%27')
        ? json({ success: false, message: 'Failed.', errorCode: 'internal' }, response, 500)
        : response;
    }),
  },
  {
    what: 'a gateway answers for a platform that is down',
    rule: 'never-broken',
    calls: ['rankList'],
    behave: at('/wps/relay/GCSGAME_getRankList', async () => new Response('Bad gateway', { status: 502 })),
  },
  {
    what: 'a refusal shows a stack',
    rule: 'refusal-tells-nothing-inside',
    calls: info,
    behave: at(
      INFO,
      answering((body) => ({ ...body, message: STACK }), 401),
    ),
  },
  {
    what: 'a refusal shows a query',
    rule: 'refusal-tells-nothing-inside',
    calls: info,
    behave: at(
      INFO,
      answering((body) => ({ ...body, message: QUERY }), 401),
    ),
  },
  {
    what: 'the account is answered with its password',
    rule: 'no-password-comes-back',
    calls: info,
    behave: by(
      'GET',
      INFO,
      inValue((value) => ({ ...value, password: 'Sandbox1!' })),
    ),
  },
  {
    what: 'JSON comes as text',
    rule: 'answer-is-json',
    calls: info,
    behave: at(
      INFO,
      withHeaders((headers) => headers.set('content-type', 'text/html')),
    ),
  },
  {
    what: 'JSON comes in Latin 1',
    rule: 'answer-is-json',
    calls: info,
    behave: at(
      INFO,
      withHeaders((headers) => headers.set('content-type', 'application/json; charset=iso-8859-1')),
    ),
  },
  {
    what: 'browsers may guess the type',
    rule: 'answer-is-not-sniffed',
    calls: info,
    behave: withHeaders((headers) => headers.delete('x-content-type-options')),
  },
  {
    what: 'caches may keep what members see',
    rule: 'private-answer-is-not-stored',
    calls: info,
    behave: withHeaders((headers) => headers.set('cache-control', 'public, max-age=60')),
  },
  {
    what: 'no answer tells the time',
    rule: 'answer-tells-time',
    calls: info,
    behave: withHeaders((headers) => headers.delete('date')),
  },
  {
    what: 'who has to wait does not hear how long',
    rule: 'waiting-time-is-told',
    calls: ['forgotByEmail'],
    behave: withHeaders((headers) => headers.delete('retry-after')),
  },
];
