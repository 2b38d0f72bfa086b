// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/my-account.json' with { type: 'json' };
import { EmailModal } from './email-modal.tsx';

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says what is missing and a wrong password at their fields, and closes once the address is saved', async () => {
  let isRight = false;
  const fields = [{ name: 'password', rule: 'wrong' as const }];
  const wrong = { errorCode: 'invalid_field' as const, value: { fields } };
  const { callsOf } = fakePlatform({ setEmail: () => (isRight ? undefined : refusal(422, wrong)) });
  const close = vi.fn();
  showInSite(<EmailModal close={close} />, {
    at: '/member',
    words: { 'my-account': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Save email address' }));
  const write = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });
  press();
  expect(await screen.findByText(words.email.fault)).toBeDefined();
  expect(screen.getByText(words.confirm.required)).toBeDefined();
  expect(callsOf('setEmail')).toHaveLength(0);
  write('New email address', ' ana@mail.example ');
  write('Log-in password', 'Wrong1!');
  press();
  expect(await screen.findByText(words.confirm.wrong)).toBeDefined();
  isRight = true;
  write('Log-in password', 'Sandbox1!');
  press();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('setEmail').at(-1)?.body).toEqual({ email: 'ana@mail.example', password: 'Sandbox1!' });
});
