import { fittingRequest } from '#cli/conform/plan/read-call.ts';
import type { OperationRule } from '../rule.ts';
import { fittingBody } from './bodies.ts';

/** A token in a form that no platform gives out by chance. */
const MADE_UP = 'conform-0000000000000000000000000000000000';
/** Refusals by which an agent's call keeps members out. */
const FOR_AGENTS = ['403 non_agent_account', '403 not_available'];

/** Rules of who may send a call. */
export const ACCESS_RULES: readonly OperationRule[] = [
  {
    kind: 'operation',
    id: 'reads-succeed',
    severity: 'error',
    danger: 'reads',
    says: 'A call that only looks is answered with 200 for an account that may send it.',
    mend: 'Answer the call as its page of docs/platform/calls/ shows, or switch its module off in `whitelabel`.',
    applies: ({ danger, id }) => danger === 'reads' && !SOMETIMES_EMPTY.has(id),
    needsCaller: true,
    async check(trial, operation) {
      const request = await fittingRequest(trial, operation);
      trial.expect(await trial.client.call(operation, request), ['200']);
    },
  },
  {
    kind: 'operation',
    id: 'refuses-without-token',
    severity: 'error',
    danger: 'reads',
    says: 'A call that needs a session is answered with 401 `not_logged_in` without a token.',
    mend: 'Look for the session before everything else, and refuse without one.',
    applies: ({ token }) => token !== 'none',
    needsCaller: false,
    async check(trial, operation) {
      trial.expect(await trial.client.call(operation, { ...fittingBody(operation), as: 'visitor' }), [
        '401 not_logged_in',
      ]);
    },
  },
  {
    kind: 'operation',
    id: 'refuses-made-up-token',
    severity: 'error',
    danger: 'reads',
    says: 'A token that the platform never issued is treated like a missing one.',
    mend: 'Compare a token with those of open sessions, and take nothing that it claims from itself.',
    applies: ({ token }) => token !== 'none',
    needsCaller: false,
    async check(trial, operation) {
      const request = { ...fittingBody(operation), as: 'visitor', token: MADE_UP } as const;
      trial.expect(await trial.client.call(operation, request), ['401 not_logged_in']);
    },
  },
  {
    kind: 'operation',
    id: 'session-comes-first',
    severity: 'warning',
    danger: 'reads',
    says: 'Who is not logged in hears that, even if the query or body is wrong too.',
    mend: 'Look for the session before the query and the body: what is wrong with them is nothing for strangers.',
    applies: ({ token, body, parameters }) =>
      token === 'member' && (body !== null || parameters.some(({ required }) => required)),
    needsCaller: false,
    async check(trial, operation) {
      const body = operation.body && { raw: { type: operation.body.type, text: '{}' } };
      trial.expect(await trial.client.call(operation, { as: 'visitor', ...body }), ['401 not_logged_in']);
    },
  },
  {
    kind: 'operation',
    id: 'agents-only',
    severity: 'error',
    danger: 'reads',
    says: 'The back office is closed to members: its calls refuse them with 403 `non_agent_account`.',
    mend: 'Look at the account’s type before anything of a team is read.',
    applies: ({ isForAgents }) => isForAgents,
    needsCaller: false,
    async check(trial, operation) {
      if (!trial.accounts.may('member', 'reads')) return trial.skip('the accounts file names no member');
      trial.expect(await trial.client.call(operation, { ...fittingBody(operation), as: 'member' }), FOR_AGENTS);
    },
  },
  {
    kind: 'operation',
    id: 'closed-to-trials',
    severity: 'error',
    danger: 'writes',
    says: 'A trial account is refused with 403 `trial_account` where the contract closes a call to it.',
    mend: 'Look at the account’s type (4) before the call is carried out.',
    applies: ({ isClosedToTrials }) => isClosedToTrials,
    needsCaller: false,
    async check(trial, operation) {
      if (trial.client.tokenOf('trial account') === undefined)
        return trial.skip('the platform opened no trial account');
      trial.expect(await trial.client.call(operation, { ...fittingBody(operation), as: 'trial account' }), [
        '403 trial_account',
      ]);
    },
  },
];

/** Calls whose 200 needs what an account may not have, such as a security question that is owed. */
const SOMETIMES_EMPTY = new Set(['customerSecurityQuestion']);
