// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIntentCall } from '#app/kinds/intent/use-intent-call.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { keyAndValues } from '../flow-terms.fixture.ts';
import { FreshDigits } from './fresh-digits.ts';
import { PaymentForm } from './payment-form.tsx';

const send = vi.fn<(wanted: { paymentPassword: string }, key: string) => Promise<string>>();
const heard = { onSuccess: vi.fn<(answer: string) => void>(), onError: vi.fn(), onSettled: vi.fn() };

function Flow() {
  const call = useIntentCall({ action: 'test', intentOf: () => 'one', send, ...heard });
  return (
    <PaymentForm
      t={keyAndValues}
      call={call}
      wantedWith={(paymentPassword) => ({ paymentPassword })}
      action="Send"
      describe={(problem) => (problem instanceof PlatformError ? problem.kind : 'unknown')}
    >
      The sum
    </PaymentForm>
  );
}
const field = () => screen.getByLabelText('pay.password');
const type = (digits: string) => fireEvent.change(field(), { target: { value: digits } });
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const wrong = () =>
  new PlatformError('refused', {
    errorCode: 'invalid_field',
    value: { fields: [{ name: 'paymentPassword', rule: 'wrong' }] },
  });

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  send.mockResolvedValue('sent');
  showInSite(<Flow />, {
    at: '/member',
    words: {},
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
});
afterEach(cleanup);

describe('the payment password', () => {
  it('is asked for with six digits before anything is sent', () => {
    press();
    type('48291');
    press();
    expect(screen.getByText('pay.required')).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the money once, however often the button is pressed', async () => {
    type('482915');
    // Both presses come before the button can render as busy.
    act(() => {
      press();
      press();
    });
    await expect.poll(() => heard.onSettled.mock.calls.length).toBe(1);
    expect(send.mock.calls).toEqual([[{ paymentPassword: '482915' }, expect.stringMatching(/^[\da-f]{32}$/)]]);
    expect(heard.onSuccess.mock.calls.map(([answer]) => answer)).toEqual(['sent']);
    expect(heard.onError).not.toHaveBeenCalled();
  });

  it('sends the same key after a lost answer, whose reason stands at the button until another password is typed', async () => {
    send.mockRejectedValue(new PlatformError('offline'));
    type('482915');
    press();
    expect(await screen.findByText('offline')).toBeDefined();
    expect([heard.onError.mock.calls.length, heard.onSettled.mock.calls.length]).toEqual([1, 1]);
    type('482916');
    await expect.poll(() => screen.queryByText('offline')).toBeNull();
    send.mockResolvedValue('sent');
    press();
    await expect.poll(() => heard.onSuccess.mock.calls.length).toBe(1);
    expect(new Set(send.mock.calls.map(([, key]) => key)).size).toBe(1);
    expect(send.mock.calls.at(-1)?.[0]).toEqual({ paymentPassword: '482916' });
  });

  it('is not asked for again just after it was set, unless the platform refuses it', async () => {
    cleanup();
    showInSite(
      <FreshDigits value="482915">
        <Flow />
      </FreshDigits>,
      { at: '/member', words: {}, prepare: ({ session }) => session.store.setState({ status: 'member', member }) },
    );
    expect(screen.queryByLabelText('pay.password')).toBeNull();
    send.mockRejectedValueOnce(wrong());
    press();
    expect(await screen.findByText('pay.wrong')).toBeDefined();
    expect(send.mock.calls.at(-1)?.[0]).toEqual({ paymentPassword: '482915' });
    type('482916');
    expect(field()).toBeDefined();
  });

  it('is called wrong at its field, and not again at the button', async () => {
    send.mockRejectedValueOnce(wrong());
    type('482916');
    press();
    expect(await screen.findByText('pay.wrong')).toBeDefined();
    expect(screen.queryByText('refused')).toBeNull();
  });
});
