// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { type Fake, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/security-question.json' with { type: 'json' };
import { SetQuestionsModal } from './set-questions-modal.tsx';

const { book, pet } = words.questions;
const close = vi.fn();

function show(setSecurityQuestions: Fake<'setSecurityQuestions'> = () => undefined, hasPassword = true) {
  const platform = fakePlatform({ setSecurityQuestions });
  showInSite(<SetQuestionsModal close={close} />, {
    at: '/member',
    words: { 'security-question': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member: { ...member, hasPassword } }),
  });
  return { sent: () => platform.callsOf('setSecurityQuestions').map(({ body }) => body) };
}

const part = (name: string) => within(screen.getByRole('group', { name }));
const field = (group: string, name: string) => part(group).getByLabelText(name);
const fill = (group: string, question: string, answer: string) => {
  fireEvent.change(field(group, 'Question'), { target: { value: question } });
  fireEvent.change(field(group, 'Answer'), { target: { value: answer } });
};
const writePassword = () =>
  fireEvent.change(screen.getByLabelText('Log-in password'), { target: { value: 'Sandbox1!' } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save both questions' }));

beforeEach(() => {
  close.mockClear();
  standInForModals();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sends two questions with trimmed answers, and closes', async () => {
  const { sent } = show();
  fill('First question', book, ' Momo ');
  fill('Second question', pet, 'Bello');
  writePassword();
  save();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(sent()).toEqual([
    {
      questions: [
        { question: book, answer: 'Momo' },
        { question: pet, answer: 'Bello' },
      ],
      password: 'Sandbox1!',
    },
  ]);
});

// @proves 5.26
it('offers a question that is chosen only where it is chosen', () => {
  show();
  fill('First question', book, '');
  expect(part('Second question').queryByRole('option', { name: book })).toBeNull();
  expect(part('First question').getByRole('option', { name: book })).toBeDefined();
});

it('says what is missing before it calls, and focuses the first of it', async () => {
  const { sent } = show();
  save();
  expect(part('First question').getAllByText(words.set.choose).length).toBeGreaterThan(0);
  expect(part('Second question').getByText(words.set.short)).toBeDefined();
  expect(screen.getByText(words.set.required)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(field('First question', 'Question')));
  expect(sent()).toEqual([]);
});

// @proves 5.26
it('wants an answer of its own for each question, whatever its case', async () => {
  const { sent } = show();
  fill('First question', book, 'Momo');
  fill('Second question', pet, ' MOMO ');
  writePassword();
  save();
  expect(part('Second question').getByText(words.set.same)).toBeDefined();
  expect(part('First question').queryByText(words.set.same)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('Second question', 'Answer')));
  expect(sent()).toEqual([]);
});

it('says at its field that the password is wrong', async () => {
  const fields = [{ name: 'password', rule: 'wrong' as const }];
  show(() => refusal(422, { errorCode: 'invalid_field', value: { fields } }));
  fill('First question', book, 'Momo');
  fill('Second question', pet, 'Bello');
  writePassword();
  save();
  expect(await screen.findByText(words.set.wrong)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Log-in password')));
  expect(close).not.toHaveBeenCalled();
});

it('asks an account without a password for none', async () => {
  const { sent } = show(undefined, false);
  expect(screen.queryByLabelText('Log-in password')).toBeNull();
  fill('First question', book, 'Momo');
  fill('Second question', pet, 'Bello');
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).not.toHaveProperty('password');
});
