// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { keyAndValues } from '../flow-terms.fixture.ts';
import { FreshDigits } from './fresh-digits.ts';
import { PayDialog } from './pay-dialog.tsx';

interface Case {
  isSet?: boolean;
  hasPassword?: boolean;
  proof?: ReactNode;
  answer?: Fakes['setPaymentPassword'];
}

function show({ isSet = false, hasPassword = true, proof, answer = () => undefined }: Case) {
  function Flow() {
    const [hasPaymentPassword, setHasPaymentPassword] = useState(isSet);
    return (
      <PayDialog
        t={keyAndValues}
        hasPaymentPassword={hasPaymentPassword}
        proof={proof}
        describe={(problem) => errorCodeOf(problem) ?? 'unknown'}
        refresh={async () => setHasPaymentPassword(callsOf('setPaymentPassword').length > refused)}
        onClose={vi.fn()}
      >
        The form
        <FreshDigits.Consumer>{(digits) => <output>{digits}</output>}</FreshDigits.Consumer>
      </PayDialog>
    );
  }
  let refused = 0;
  const { callsOf } = fakePlatform({
    setPaymentPassword: async (call) => {
      const answered = await answer(call);
      if (answered) refused += 1;
      return answered;
    },
  });
  showInSite(<Flow />, {
    at: '/member',
    words: {},
    prepare: ({ session }) => session.store.setState({ status: 'member', member: { ...member, hasPassword } }),
  });
  return () => callsOf('setPaymentPassword').map(({ body }) => body);
}
const write = (key: string, value: string) => fireEvent.change(screen.getByLabelText(key), { target: { value } });
const setPassword = (digits: string) => {
  write('set.new', digits);
  write('set.repeat', digits);
};
const press = () => fireEvent.click(screen.getByRole('button', { name: 'set.action' }));

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the dialog that confirms a payment', () => {
  it('asks for the payment password, or for another proof in its place', () => {
    show({ isSet: true });
    expect(screen.getByRole('dialog', { name: 'pay.title' }).textContent).toContain('The form');
    cleanup();
    show({ isSet: true, proof: 'The proof' });
    const { textContent } = screen.getByRole('dialog', { name: 'pay.title' });
    expect([textContent?.includes('The proof'), textContent?.includes('The form')]).toEqual([true, false]);
  });

  it('has a member set the first one, and does not ask for it again then', async () => {
    const sent = show({});
    expect(screen.getByRole('dialog', { name: 'set.title' })).toBeDefined();
    write('set.new', '123456');
    write('set.repeat', '123');
    press();
    for (const fault of ['set.easy', 'set.mismatch', 'set.required']) expect(screen.getByText(fault)).toBeDefined();
    setPassword('482915');
    write('set.password', 'Sandbox1!');
    expect(sent()).toEqual([]);
    press();
    expect((await screen.findByRole('dialog', { name: 'pay.title' })).textContent).toContain('The form');
    expect(sent()).toEqual([{ paymentPassword: '482915', password: 'Sandbox1!' }]);
    expect(screen.getByRole('status').textContent).toBe('482915');
  });

  it('does not ask for the password of an account without one', async () => {
    const sent = show({ hasPassword: false });
    expect(screen.getByText('set.none')).toBeDefined();
    setPassword('482915');
    press();
    await screen.findByRole('dialog', { name: 'pay.title' });
    expect(sent()).toEqual([{ paymentPassword: '482915' }]);
  });

  it('says at its field what the platform refused, and any other reason at the button', async () => {
    const fields = ['paymentPassword', 'password'].map((name) => ({ name, rule: 'wrong' as const }));
    const answers = [
      refusal(422, { errorCode: 'invalid_field', value: { fields } }),
      refusal(409, { errorCode: 'not_available' }),
    ];
    show({ answer: () => answers.shift() });
    setPassword('482915');
    write('set.password', 'Wrong1!');
    press();
    for (const fault of ['set.easy', 'set.wrong']) expect(await screen.findByText(fault)).toBeDefined();
    expect(screen.queryByText('invalid_field')).toBeNull();
    write('set.password', 'Sandbox1!');
    press();
    expect(await screen.findByText('not_available')).toBeDefined();
  });
});
