import { encrypt } from '#cli/conform/client/encrypt.ts';
import type { Exchange } from '#cli/conform/client/exchange.ts';
import type { Operation } from '#cli/conform/contract/operation.ts';
import { callerOf } from '#cli/conform/plan/caller-of.ts';
import { NotPossible } from '#cli/conform/plan/context.ts';
import type { OperationRule, Trial } from '../rule.ts';
import { fittingBody } from './bodies.ts';
import { type Breach, brokenBodies, hostileBodies } from './broken-bodies.ts';

const AS_INVALID = ['400 invalid_request', '422 invalid_field'];

/** A rule that breaks one field at a time. */
function breachRule(id: string, breach: Breach, says: string, mend: string): OperationRule {
  return {
    ...{ kind: 'operation', id, severity: 'error', danger: 'reads', says, mend, needsCaller: true },
    // A form has texts alone.
    applies: ({ body }) =>
      body !== null && !(breach === 'wrong type' && body.type === 'application/x-www-form-urlencoded'),
    async check(trial, operation) {
      const bodies = operation.body ? brokenBodies(operation.body, breach, trial.checks) : [];
      for (const body of bodies)
        trial.expect(
          await trial.client.call(operation, { ...fittingBody(operation), as: callerOf(operation), body }),
          AS_INVALID,
        );
    },
  };
}

/** Sends a body as it is. */
function sendRaw(
  trial: Trial,
  operation: Operation,
  type: string | undefined,
  text: string | undefined,
): Promise<Exchange> {
  const { query } = fittingBody(operation);
  return trial.client.call(operation, { ...(query && { query }), as: callerOf(operation), raw: { type, text } });
}

const ofType = (type: string) => (operation: Operation) => operation.body?.type === type;
/** What these carry out cannot be put back: somebody reads it. */
const REACHES_PEOPLE: ReadonlySet<string> = new Set([
  'smsCode',
  'smsRegisterCode',
  'sendMessage',
  'sendChatMessage',
  'feedback',
  'askSupport',
]);

const shared = { kind: 'operation', severity: 'error', danger: 'reads', needsCaller: true } as const;

/** Rules of what a call is sent in its body. */
export const BODY_RULES: readonly OperationRule[] = [
  breachRule(
    'refuses-missing-field',
    'missing',
    'A body without a required field is refused with 400 `invalid_request`.',
    'Check the body against the schema of the call before it is carried out.',
  ),
  breachRule(
    'refuses-wrong-type',
    'wrong type',
    'A field of another type is refused, not converted.',
    'Check types strictly: a number as a text, and an object in place of a text, are mistakes.',
  ),
  breachRule(
    'refuses-too-long',
    'too long',
    'A text longer than the contract allows is refused, not cut.',
    'Check `maxLength` of each field.',
  ),
  breachRule(
    'refuses-out-of-range',
    'out of range',
    'A number outside its limits is refused: no negative amount, no amount of zero.',
    'Check `minimum` and `maximum` of each number.',
  ),
  breachRule(
    'refuses-unknown-value',
    'unknown value',
    'A value outside the listed ones is refused.',
    'Check `enum` of each field.',
  ),
  {
    ...shared,
    id: 'refuses-no-body',
    says: 'A call that needs a body is refused without one, with 400 `invalid_request`.',
    mend: 'Treat a missing body as one that breaks the schema.',
    applies: ({ body }) => body !== null,
    async check(trial, operation) {
      trial.expect(await sendRaw(trial, operation, undefined, undefined), [
        '400 invalid_request',
        '415 invalid_request',
      ]);
    },
  },
  {
    ...shared,
    id: 'refuses-broken-json',
    says: 'A body that is not JSON is refused with 400 `invalid_request`.',
    mend: 'Turn the parser’s error into a refusal of the contract.',
    applies: ofType('application/json'),
    async check(trial, operation) {
      for (const text of ['{"a":', '[]', 'null'])
        trial.expect(await sendRaw(trial, operation, 'application/json', text), ['400 invalid_request']);
    },
  },
  {
    ...shared,
    id: 'refuses-other-media-type',
    severity: 'warning',
    says: 'A body of another media type is refused with 415 `invalid_request`.',
    mend: 'Accept only the media type that the contract names: a form that another site sends is then refused too.',
    applies: ({ body }) => body !== null,
    async check(trial, operation) {
      trial.expect(await sendRaw(trial, operation, 'text/plain', '{}'), ['415 invalid_request']);
    },
  },
  {
    ...shared,
    id: 'refuses-plain-secret',
    says: 'A payload that the contract encrypts is refused where it comes as plain JSON.',
    mend: 'Take such calls only as `application/jose`.',
    applies: ofType('application/jose'),
    async check(trial, operation) {
      const text = JSON.stringify(operation.body?.example);
      trial.expect(await sendRaw(trial, operation, 'application/json', text), [
        '415 invalid_request',
        '400 invalid_request',
        '400 unreadable_payload',
      ]);
    },
  },
  {
    ...shared,
    id: 'refuses-unreadable-payload',
    says: 'A payload that was changed, or is under a key or algorithm that the platform does not have, is refused with 400 `unreadable_payload`.',
    mend: 'Accept `ECDH-ES` with `A256GCM` under a current key only, and refuse everything else with this code: the site then fetches the keys.',
    applies: ofType('application/jose'),
    async check(trial, operation) {
      const key = trial.client.key.current;
      if (key === null) throw new NotPossible('the platform tells no key for payloads');
      // What a careless platform opens must not be carried out.
      const text = '{}';
      const whole = await encrypt(text, key);
      const cut = whole.lastIndexOf('.');
      const changed = `${whole.slice(0, cut + 1)}${whole
        .slice(cut + 1)
        .split('')
        .toReversed()
        .join('')}`;
      const unreadable = [
        changed,
        await encrypt(text, key, { kid: 'no-such-key' }),
        await encrypt(text, key, { enc: 'A128GCM' }),
        await encrypt('no JSON', key),
      ];
      for (const payload of unreadable)
        trial.expect(await sendRaw(trial, operation, 'application/jose', payload), ['400 unreadable_payload']);
    },
  },
  {
    ...shared,
    id: 'bears-hostile-text',
    danger: 'writes',
    says: 'Text is data: quotes, markup, templates and control characters are stored or refused, and break nothing.',
    mend: 'Bind text as parameters of a query, and never build a query, a page or a path of it.',
    applies: ({ id, body, danger }) =>
      body?.type === 'application/json' && danger === 'writes' && !REACHES_PEOPLE.has(id),
    async check(trial, operation) {
      const bodies = operation.body ? hostileBodies(operation.body, trial.checks) : [];
      for (const body of bodies) {
        const exchange = await trial.client.call(operation, { as: callerOf(operation), body });
        if (exchange.answer.status < 500) trial.pass();
        else trial.fail(exchange, { expected: 'a success or a refusal', received: String(exchange.answer.status) });
      }
    },
  },
];
