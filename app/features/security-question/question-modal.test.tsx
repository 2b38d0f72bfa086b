// @vitest-environment jsdom

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { useSession } from '#app/session/session-context.tsx';
import { GUEST } from '#app/session/session-store.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/security-question.json' with { type: 'json' };
import { WRONG_ANSWER } from './modal-ids.ts';
import { QuestionModal } from './question-modal.tsx';

const question = { question: 'First pet?', questionId: 3 };
const close = vi.fn();
let bodies: unknown[];
let valid: boolean;
let site: Site;

/** Renders the modal only during a session, as the modal host does. */
function ForMembers() {
  const { status } = useSession();
  return status === 'member' && <QuestionModal close={close} />;
}

const enter = (id: number) =>
  act(() => site.session.store.setState({ status: 'member', member: { ...member, id }, over: false }));
const expire = () => act(() => site.session.store.setState({ ...GUEST, over: 'expired' }));

beforeEach(async () => {
  bodies = [];
  valid = true;
  close.mockClear();
  standInForModals();
  fakePlatform({
    customerSecurityQuestion: () => question,
    verifySecurityAnswer: ({ body }) => {
      bodies.push(body);
      return { valid };
    },
  });
  site = showInSite(<ForMembers />, { at: '/index', words: { 'security-question': words } });
  enter(7);
  await screen.findByLabelText('First pet?');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const answer = () => screen.getByRole('textbox');
const write = (value: string) => fireEvent.change(answer(), { target: { value } });
const send = () => fireEvent.submit(document.querySelector('form') ?? document.body);

describe('QuestionModal', () => {
  // @proves 5.5
  it('sends one call for a double Enter, and trims the answer', async () => {
    write(' Bantay ');
    send();
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(bodies).toEqual([{ ...question, answer: 'Bantay' }]);
  });

  it('closes after a right answer, even if the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    write('Bantay');
    send();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  // @proves 5.27
  it('requires an answer before it calls, and focuses its field', async () => {
    write('   ');
    send();
    await waitFor(() => expect(answer().getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(answer());
    expect(bodies).toEqual([]);
  });

  // @proves 4.19
  it('closes after a wrong answer, says so, and logs out', async () => {
    valid = false;
    write('Rex');
    send();
    await waitFor(() => expect(site.modals.store.getState().open).toEqual([WRONG_ANSWER]));
    expect(close).toHaveBeenCalledOnce();
    await waitFor(() => expect(site.session.store.getState().status).toBe('guest'));
  });

  it('stays when the question cannot be loaded, with a retry', async () => {
    cleanup();
    let isWell = false;
    fakePlatform({ customerSecurityQuestion: () => (isWell ? question : new Response('<html>')) });
    site = showInSite(<ForMembers />, { at: '/index', words: { 'security-question': words } });
    enter(7);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(close).not.toHaveBeenCalled();
    isWell = true;
    fireEvent.click(again);
    expect(await screen.findByLabelText('First pet?')).toBeDefined();
  });

  // @proves 4.41
  it('keeps an answer when the session ends before it was sent, for the same member only', () => {
    write('Banta');
    expire();
    expect(screen.queryByRole('textbox')).toBeNull();
    enter(8);
    expect(answer()).toHaveProperty('value', '');
    expire();
    enter(7);
    expect(answer()).toHaveProperty('value', 'Banta');
  });
});
