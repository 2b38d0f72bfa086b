// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTransferToDownline } from '#app/features/agent-team/transfer/use-transfer-to-downline.ts';
import { useCreateDeposit } from '#app/features/deposit/form/use-create-deposit.ts';
import { useRedeemVoucher } from '#app/features/deposit/form/voucher-form.tsx';
import { useTransferToUpline } from '#app/features/upline/pay/confirm-dialog.tsx';
import { useTransfer } from '#app/features/wallet/transfer/use-transfer.ts';
import { useRequest } from '#app/features/withdrawal/pay/use-request.ts';
import { order } from '#app/features/withdrawal/withdrawal-answers.fixture.ts';
import type { IntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { fakePlatform, type OperationId, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import type { DepositMethod, DepositOrder, UplineTransfer, WalletTransfer } from '#schemas/generated/platform.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

const files = import.meta.glob<string>('/app/features/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const method: DepositMethod = {
  ...{ methodId: 'qr-pay', kind: 'qr', name: 'QR Pay', min: minorUnits(200), max: minorUnits(100_000) },
  ...{ feeRate: 0, feeFixed: minorUnits(0), arrivalSeconds: 60 },
};
const paid = { amount: minorUnits(2000), made: 3, paymentPassword: '482915' };
/** The same intent, decided and proven in another way: seen on a longer list, or with a password typed again. */
const again = { made: 4, paymentPassword: '482916' };
const draft = { amount: null };
const ignore = () => undefined;

const ordered: Sent<DepositOrder> = {
  ...{ orderId: 'D261123-000007', state: 'waiting', methodId: 'qr-pay', kind: 'qr', methodName: 'QR Pay' },
  ...{ amount: 2000, fee: 0, credited: 2000, currency: 'EUR', createdAt: 0, arrivalSeconds: 60, expiresAt: 1 },
  ...{ payee: {}, hasProof: false },
};
const transferred: Sent<UplineTransfer> = {
  ...{ transferId: 'U261123-000093', amount: 2000, currency: 'EUR', createdAt: 0, account: 'mangga', nickname: '' },
};

/** Makes a flow with three buttons: an intent, the same once more, and another one. */
function flow<Wanted>(
  operation: OperationId,
  answer: object,
  useCall: () => IntentCall<Wanted>,
  [wanted, retried, other]: [Wanted, Wanted, Wanted],
) {
  function Flow() {
    const { submit, busy } = useCall();
    return (
      <div aria-busy={busy}>
        <button type="button" onClick={() => void submit(wanted)}>
          Send
        </button>
        <button type="button" onClick={() => void submit(retried)}>
          Send again
        </button>
        <button type="button" onClick={() => void submit(other)}>
          Send other
        </button>
      </div>
    );
  }
  return { operation, answer, Flow };
}

const deposit = { method, amount: minorUnits(2000), bonus: undefined };
const request = { ...paid, accountId: 7, fee: minorUnits(20) };
const up = { ...paid, account: 'ag***11' };
const down = { ...paid, account: 'mangga' };
const move = { direction: 'in' as const, vassalage: 'JDW', amount: minorUnits(5000), balance: minorUnits(50_000) };
const moved: Sent<WalletTransfer> = { direction: 'in', moved: [], stayed: [] };

const flows = [
  flow('createDeposit', ordered, useCreateDeposit, [deposit, deposit, { ...deposit, amount: minorUnits(2001) }]),
  flow('redeemVoucher', ordered, useRedeemVoucher, ['PLAY-5', 'PLAY-5', 'PLAY-6']),
  flow('requestWithdrawal', order, () => useRequest(draft), [
    request,
    { ...request, ...again },
    { ...request, accountId: 8 },
  ]),
  flow('transferToUpline', transferred, () => useTransferToUpline(draft), [
    up,
    { ...up, ...again },
    { ...up, amount: minorUnits(2001) },
  ]),
  flow('transferToDownline', { ...transferred, transferId: 'D261123-000094' }, () => useTransferToDownline(ignore), [
    down,
    { ...down, ...again },
    { ...down, account: 'kiko' },
  ]),
  flow('walletTransfer', moved, () => useTransfer(ignore), [
    move,
    { ...move, balance: minorUnits(45_000) },
    { ...move, direction: 'out' },
  ]),
];

/** Callers that move no money of the member's, or whose page's test proves their differences. */
const ELSEWHERE = [
  '/agent-messages/',
  '/agent-registration/',
  '/agent-team/rates/',
  '/agent-contracts/',
  '/bonus-details/',
];

const send = vi.fn<(answer: object) => object | Promise<object>>();
const accept = (answer: object) => answer;
const lose = () => Promise.reject(new TypeError('lost'));

function show({ operation, answer, Flow }: (typeof flows)[number]) {
  const { callsOf } = fakePlatform({ [operation]: () => send(answer) });
  const open = () =>
    showInSite(<Flow />, {
      at: '/member',
      words: { 'agent-team': {} },
      prepare: ({ session }) => session.store.setState({ status: 'member', member }),
    });
  open();
  return {
    reload: () => {
      cleanup();
      open();
    },
    keys: () => callsOf(operation).map(({ body }): unknown => Object(body).idempotencyKey),
  };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const isDone = () => waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
const pressAndWait = async (name: string) => {
  press(name);
  await isDone();
};

beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockImplementation(accept);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('every flow that moves money is in this suite', () => {
  const callers = Object.keys(files).filter((path) => files[path]?.includes('useIntentCall('));
  expect(callers.filter((path) => !ELSEWHERE.some((feature) => path.includes(feature)))).toHaveLength(flows.length);
});

describe.each(flows)('$operation', (each) => {
  it('is sent once per press that finds it at rest', async () => {
    const { keys } = show(each);
    // The page cannot show yet that it is busy.
    act(() => {
      press('Send');
      press('Send');
      press('Send again');
    });
    await isDone();
    expect(keys()).toHaveLength(1);
  });

  it('keeps the key of a lost answer through a refusal and a reload, until it is confirmed', async () => {
    send.mockImplementation(lose);
    const { keys, reload } = show(each);
    await pressAndWait('Send');
    send.mockImplementation(() => refusal(422, { errorCode: 'invalid_field' }));
    await pressAndWait('Send again');
    reload();
    send.mockImplementation(accept);
    await pressAndWait('Send again');
    expect(keys().length).toBeGreaterThanOrEqual(3);
    expect(new Set(keys()).size).toBe(1);
    reload();
    await pressAndWait('Send');
    expect(new Set(keys()).size).toBe(2);
  });

  it('has another key for another intent', async () => {
    send.mockImplementation(lose);
    const { keys } = show(each);
    await pressAndWait('Send');
    await pressAndWait('Send other');
    expect(new Set(keys()).size).toBe(2);
  });
});
