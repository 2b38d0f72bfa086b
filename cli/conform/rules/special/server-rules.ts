import { codeOf, outcomeOf } from '#cli/conform/client/exchange.ts';
import { numberAt, valuesAt } from '#cli/conform/plan/value-at.ts';
import type { SpecialRule } from '../rule.ts';
import { holds, succeed } from './compare.ts';

/** Seconds that two clocks in one answer may differ by, as `date` has whole ones. */
const CLOCK_SECONDS = 2;
/** More than any call may send. */
const HUGE_BYTES = 9 * 2 ** 20;

/** The cookies that the contract names; what stands before a platform may set others. */
const OF_DEVICES = /^__Host-(?:device|remembered)=/;

const shared = { kind: 'special', severity: 'error', danger: 'reads', needs: [] } as const;

/** Rules of the server in front of the calls. */
export const SERVER_RULES: readonly SpecialRule[] = [
  {
    ...shared,
    id: 'unknown-address-is-refused',
    says: 'An address outside the contract is answered with 404 `not_found` or `unknown_operation`, in the form of a refusal.',
    mend: 'Let the server’s own 404 have the body of a refusal.',
    uses: [],
    async check(trial) {
      for (const path of ['/wps/conform-no-such-call', '/wps/relay/CONFORM_noSuchCall', '/lgw/conform']) {
        const exchange = await trial.client.send({ method: 'GET', path });
        trial.expect(exchange, ['404 unknown_operation', '501 unknown_operation', '404 not_found'], path);
      }
    },
  },
  {
    ...shared,
    id: 'other-method-is-refused',
    severity: 'warning',
    says: 'A method that the contract does not have at an address is refused with 404 or 405, in the form of a refusal.',
    mend: 'Let the server’s answer to a wrong method have the body of a refusal.',
    uses: ['memberInfo'],
    async check(trial) {
      const exchange = await trial.client.send({ method: 'PATCH', path: trial.operation('memberInfo').path });
      const isRefused = [404, 405].includes(exchange.answer.status) && codeOf(exchange) !== undefined;
      holds(trial, { subject: 'PATCH', exchange }, isRefused, '404 or 405 with an errorCode', outcomeOf(exchange));
    },
  },
  {
    ...shared,
    id: 'clocks-agree',
    says: 'The header `date` and `serverTime` of the status tell the same clock, in milliseconds, and it runs forwards.',
    mend: 'Take both from one clock. `serverTime` is epoch milliseconds.',
    uses: ['systemStatus'],
    async check(trial) {
      let before = 0;
      for (const subject of ['first', 'second']) {
        const exchange = await succeed(trial, 'systemStatus', {});
        const time = numberAt(exchange.answer.body, 'value.serverTime') ?? 0;
        const told = Date.parse(exchange.answer.headers.get('date') ?? '');
        const isNear = Math.abs(told - time) <= CLOCK_SECONDS * 1000;
        holds(trial, { subject, exchange }, isNear, `serverTime near ${told}`, time);
        holds(trial, { subject: `${subject} is later`, exchange }, time >= before, `at least ${before}`, time);
        before = time;
      }
    },
  },
  {
    ...shared,
    id: 'keys-are-public-halves',
    says: 'The keys for payloads are public halves on P-256, each with a `kid` of its own.',
    mend: 'Leave `d` out of what `GET /wps/system/keys` answers.',
    uses: ['encryptionKeys'],
    async check(trial) {
      const exchange = await succeed(trial, 'encryptionKeys', {});
      const [keys] = valuesAt(exchange.answer.body, 'keys');
      const list: readonly object[] = (Array.isArray(keys) ? keys : []).map(Object);
      const isPublic = (key: object) => !('d' in key) && !('k' in key) && Reflect.get(key, 'crv') === 'P-256';
      const parts = list.map((key) => Object.keys(key));
      const arePublic = list.length > 0 && list.every(isPublic);
      holds(trial, { subject: 'parts', exchange }, arePublic, 'kty, crv P-256, x, y, kid', parts);
      const kids = list.map((key) => String(Reflect.get(key, 'kid')));
      holds(trial, { subject: 'names', exchange }, new Set(kids).size === kids.length, 'kids that differ', kids);
    },
  },
  {
    ...shared,
    id: 'huge-body-is-refused',
    danger: 'writes',
    says: 'A body larger than any call may send is refused with 413 `invalid_request`, or not read to its end.',
    mend: 'Limit bodies at the server, by the call’s `x-body-limit` or 64 KB, and let its answer have the form of a refusal.',
    uses: ['setLanguage'],
    needs: ['member'],
    async check(trial) {
      const raw = { type: 'application/json', text: JSON.stringify({ lang: 'x'.repeat(HUGE_BYTES) }) };
      trial.expect(await trial.client.call(trial.operation('setLanguage'), { as: 'member', raw }), [
        '413 invalid_request',
        // A server may close the connection before it has read so much.
        'no answer',
      ]);
    },
  },
  {
    ...shared,
    id: 'device-cookie-is-guarded',
    danger: 'writes',
    says: 'The cookie of a remembered device is out of reach of scripts (`HttpOnly`), of plain HTTP (`Secure`) and of other sites (`SameSite`).',
    mend: 'Set `HttpOnly; Secure; SameSite=Strict; Path=/` on the cookie with the token.',
    uses: ['rememberDevice', 'forgetDevice', 'login'],
    needs: ['member'],
    async check(trial) {
      await trial.accounts.logIn('member');
      const exchange = await succeed(trial, 'rememberDevice');
      const cookies = exchange.answer.headers.getSetCookie().filter((cookie) => OF_DEVICES.test(cookie));
      const shown = cookies.map((cookie) => cookie.replace(/=[^;]*/, '=•••'));
      const isKept = cookies.some((cookie) => cookie.startsWith('__Host-device=') && /;\s*httponly/i.test(cookie));
      holds(trial, { subject: 'HttpOnly', exchange }, isKept, '__Host-device with HttpOnly', shown);
      for (const part of ['secure', 'samesite=strict', 'path=/']) {
        const isThere = cookies.every((cookie) => new RegExp(`;\\s*${part}\\s*(?:;|$)`, 'i').test(cookie));
        holds(trial, { subject: part, exchange }, isThere, part, shown);
      }
      const cookie = cookies.map((written) => written.split(';')[0] ?? '').join('; ');
      await trial.client.call(trial.operation('forgetDevice'), { headers: { cookie } });
      await trial.accounts.logIn('member');
    },
  },
];
