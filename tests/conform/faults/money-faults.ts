import type { TestSandbox } from '#sandbox/testing/test-sandbox.ts';
import type { Behave, PlantedFault } from './fault.ts';
import { by, inPlaceOf, insisting, type Json, json, sending } from './ways.ts';

const DEPOSIT = '/wps/member/deposit/order';
const WITHDRAWAL = '/wps/member/withdrawal/order';
const UPLINE = '/wps/member/upline/transfer';
const WALLET = '/wps/relay/GCS_walletTransfer';
const BETS = '/lgw/bets';

/** Books every call, as it forgets keys. What was seen of earlier ones it takes as it comes. */
function forgetting(start: string, code = 'no_code'): Behave {
  const fresh = (body: Json) => ({ ...body, idempotencyKey: crypto.randomUUID() });
  const again = (body: Json) => ({ ...fresh(body), made: Number(body['made']) + 1 });
  return by('POST', start, async (call, pass, platform) => {
    const response = await sending(fresh)(call, pass, platform);
    const { errorCode } = Object(await response.clone().json());
    return errorCode === code ? sending(again)(call, pass, platform) : response;
  });
}

/** Answers a success where the sandbox refuses with a status. */
function allowing(start: string, status: number): Behave {
  return by(
    'POST',
    start,
    inPlaceOf(status, () => ({ status: 200, body: { success: true } })),
  );
}

/** Answers a success whatever the sandbox refuses. */
function allowingAll(start: string): Behave {
  return by('POST', start, async (_call, pass) => {
    const response = await pass();
    return response.ok ? response : json({ success: true }, response, 200);
  });
}

/** Lets every event of the live socket get lost. */
function losing(method: 'publish' | 'end'): (sandbox: TestSandbox) => () => void {
  return ({ platform: { live } }) => {
    const whole = live[method];
    Reflect.set(live, method, () => undefined);
    return () => void Reflect.set(live, method, whole);
  };
}

/** Mistakes with money, and of the live socket. */
export const MONEY_FAULTS: readonly PlantedFault[] = [
  {
    what: 'a socket of a session that has ended hears nothing',
    rule: 'live-socket-ends-with-session',
    plant: losing('end'),
  },
  { what: 'a change is not told to open pages', rule: 'live-socket-tells-what-happened', plant: losing('publish') },
  { what: 'each call books a slip', rule: 'lottery-bet-is-made-once', behave: forgetting(BETS) },
  {
    what: 'each call requests a withdrawal',
    rule: 'withdrawal-is-made-once',
    behave: forgetting(WITHDRAWAL, 'withdrawal_made'),
  },
  {
    what: 'each call transfers to the upline',
    rule: 'upline-transfer-is-made-once',
    behave: forgetting(UPLINE, 'transfer_made'),
  },
  {
    what: 'a key that has come is a conflict',
    rule: 'deposit-is-made-once',
    behave: (() => {
      const seen = new Set<unknown>();
      return by(
        'POST',
        DEPOSIT,
        sending((body) => {
          const isNew = !seen.has(body['idempotencyKey']);
          seen.add(body['idempotencyKey']);
          return isNew ? body : { ...body, amount: Number(body['amount']) + 100 };
        }),
      );
    })(),
  },
  {
    what: 'a key brings its first deposit, whatever is asked for',
    rule: 'deposit-key-keeps-its-body',
    behave: allowing(DEPOSIT, 409),
  },
  {
    what: 'a key brings its first withdrawal, whatever is asked for',
    rule: 'withdrawal-key-keeps-its-body',
    behave: allowing(WITHDRAWAL, 409),
  },
  {
    what: 'a key brings its first slip, whatever is asked for',
    rule: 'lottery-bet-key-keeps-its-body',
    behave: allowing(BETS, 409),
  },
  { what: 'a withdrawal of more than there is waits', rule: 'withdrawal-has-limits', behave: allowingAll(WITHDRAWAL) },
  { what: 'a stake may be larger than the balance', rule: 'lottery-bet-has-limits', behave: allowingAll(BETS) },
  {
    what: 'simultaneous slips with one key are all booked',
    rule: 'lottery-bet-sent-at-once-is-made-once',
    behave: forgetting(BETS),
  },
  {
    what: 'simultaneous withdrawals with one key are all made',
    rule: 'withdrawal-sent-at-once-is-made-once',
    behave: forgetting(WITHDRAWAL, 'withdrawal_made'),
  },
  {
    what: 'two withdrawals at once are both made',
    rule: 'two-withdrawals-at-once',
    behave: by(
      'POST',
      WITHDRAWAL,
      insisting('withdrawal_made', (body) => ({ ...body, made: Number(body['made']) + 1 })),
    ),
  },
  {
    what: 'two transfers at once are both made',
    rule: 'two-upline-transfers-at-once',
    behave: by(
      'POST',
      UPLINE,
      insisting('transfer_made', (body) => ({ ...body, made: Number(body['made']) + 1 })),
    ),
  },
  {
    what: 'the fee of a withdrawal is not compared',
    rule: 'withdrawal-keeps-its-fee',
    behave: by(
      'POST',
      WITHDRAWAL,
      sending((body) => ({ ...body, fee: Math.floor(Number(body['amount']) / 100) })),
    ),
  },
  {
    what: 'any payment password is right',
    rule: 'withdrawal-needs-payment-password',
    behave: by(
      'POST',
      WITHDRAWAL,
      sending((body) => ({ ...body, paymentPassword: '246810' })),
    ),
  },
  {
    what: 'a withdrawal to a foreign account goes to the first one',
    rule: 'withdrawal-goes-to-own-account',
    behave: allowing(WITHDRAWAL, 404),
  },
  {
    what: 'it is not compared how many withdrawals there were',
    rule: 'withdrawal-knows-earlier-ones',
    behave: by(
      'POST',
      WITHDRAWAL,
      insisting('withdrawal_made', (body) => ({ ...body, made: 1 })),
    ),
  },
  { what: 'the fee of a deposit is not compared', rule: 'deposit-keeps-its-fee', behave: allowing(DEPOSIT, 409) },
  { what: 'an unknown method is the first one', rule: 'deposit-knows-its-methods', behave: allowing(DEPOSIT, 404) },
  {
    what: 'a transfer goes to the upline of now',
    rule: 'upline-transfer-keeps-its-upline',
    behave: allowing(UPLINE, 409),
  },
  {
    what: 'an unknown vendor is all of them',
    rule: 'wallet-transfer-knows-its-vendors',
    behave: allowing(WALLET, 404),
  },
  { what: 'a slip takes the odds that it brings', rule: 'lottery-bet-keeps-its-odds', behave: allowing(BETS, 409) },
  {
    what: 'a slip for a draw that is over goes to the next one',
    rule: 'lottery-bet-needs-an-open-draw',
    behave: allowingAll(BETS),
  },
];
