import { type LiveSocket, openLive } from '#cli/conform/client/live-socket.ts';
import { textAt } from '#cli/conform/plan/value-at.ts';
import type { SpecialRule, Trial } from '../rule.ts';
import { holds, succeed } from './compare.ts';
import { smallDeposit } from './money-calls.ts';

/** By the contract, a socket without a valid hello is closed within ten seconds. */
const HELLO_WITHIN_MS = 12_000;

const shared = { kind: 'special', severity: 'error', danger: 'reads', needs: ['member'] } as const;

/** Runs work with a socket, and closes it. */
async function withLive(trial: Trial, hello: object, work: (live: LiveSocket) => Promise<void>): Promise<void> {
  const live = await openLive(trial.url, JSON.stringify(hello));
  try {
    await work(live);
  } finally {
    live.close();
  }
}

/** The hello of the member's own site. */
function ownHello({ client }: Trial): object {
  return { hello: { token: client.tokenOf('member') ?? '' } };
}

/** Rules of the live socket. */
export const LIVE_RULES: readonly SpecialRule[] = [
  {
    ...shared,
    id: 'live-socket-welcomes',
    says: 'The live socket answers a hello with `welcome`, and every message of it keeps the contract.',
    mend: 'Send a LiveMessage with `welcome` as soon as the token is known.',
    uses: ['login'],
    check: (trial) =>
      withLive(trial, ownHello(trial), async (live) => {
        const first = await live.next();
        const fault = trial.checks.faultOf('LiveMessage', first);
        const welcome: unknown = Reflect.get(Object(first), 'welcome');
        holds(
          trial,
          { subject: 'the first message', exchange: null },
          welcome !== undefined && fault === null,
          'welcome',
          fault ?? first,
        );
      }),
  },
  {
    ...shared,
    id: 'live-socket-refuses-made-up-token',
    says: 'A hello with a token that the platform never gave out is answered with `end` or by closing, and with no event.',
    mend: 'Look for the session before the socket is put among those that hear events.',
    uses: ['login'],
    check: (trial) =>
      withLive(trial, { hello: { token: 'conform-made-up' } }, async (live) => {
        const first = await live.next();
        const isEnd = first === null || Reflect.get(Object(first), 'end') !== undefined;
        holds(trial, { subject: '', exchange: null }, isEnd, 'end, or a closed socket', first);
      }),
  },
  {
    ...shared,
    id: 'live-socket-refuses-broken-hello',
    says: 'A first message that is not a hello closes the socket.',
    mend: 'Check the first message against LiveHello, and close with 1008.',
    uses: ['login'],
    check: (trial) =>
      withLive(trial, { goodbye: {} }, async (live) => {
        const first = await live.next(HELLO_WITHIN_MS);
        holds(
          trial,
          { subject: '', exchange: null },
          first === null || textAt(first, 'end.reason') !== undefined,
          'a closed socket',
          first,
        );
      }),
  },
  {
    ...shared,
    id: 'live-socket-ends-with-session',
    says: 'When another log-in ends the session, its socket hears `end` with `logged_in_elsewhere`.',
    mend: 'Tell the sockets of a session that it has ended, in whichever process they are.',
    uses: ['login'],
    check: (trial) =>
      withLive(trial, ownHello(trial), async (live) => {
        await live.nextOf('welcome');
        await trial.accounts.logIn('member');
        const end = await live.nextOf('end');
        const reason = textAt(end, 'end.reason');
        holds(
          trial,
          { subject: '', exchange: null },
          reason === 'logged_in_elsewhere',
          'end with logged_in_elsewhere',
          end,
        );
      }),
  },
  {
    ...shared,
    id: 'live-socket-tells-what-happened',
    danger: 'money',
    says: 'What a call changes of an account, its open pages hear over the socket: an order that is cancelled, as `deposit`.',
    mend: 'Publish an event in the transaction of the change, and send it to the sockets of the account alone.',
    uses: ['depositMethods', 'createDeposit', 'cancelDeposit'],
    check: (trial) =>
      withLive(trial, ownHello(trial), async (live) => {
        await live.nextOf('welcome');
        const { body } = await smallDeposit(trial);
        const made = await succeed(trial, 'createDeposit', { as: 'member', body });
        const orderId = textAt(made.answer.body, 'value.orderId') ?? '';
        const exchange = await succeed(trial, 'cancelDeposit', { as: 'member', body: { orderId } });
        const event = await eventOf(live, 'deposit', orderId);
        holds(
          trial,
          { subject: '', exchange },
          event !== undefined && event !== null,
          `an event about ${orderId}`,
          event,
        );
        const fault = event ? trial.checks.faultOf('LiveMessage', event) : null;
        holds(trial, { subject: 'its schema', exchange }, fault === null, 'a LiveMessage', fault);
      }),
  },
];

/** The next event of a topic that names an id; undefined if it does not come. */
async function eventOf(live: LiveSocket, topic: string, id: string): Promise<unknown> {
  return live.nextOf(
    'event',
    (message) => textAt(message, 'event.topic') === topic && JSON.stringify(message).includes(id),
  );
}
