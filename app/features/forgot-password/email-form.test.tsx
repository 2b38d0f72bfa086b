// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fake, fakePlatform, type RecordedCall, refusal } from '#app/platform/fake-platform.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/forgot-password.json' with { type: 'json' };
import { EmailForm } from './email-form.tsx';

let sent: readonly RecordedCall[];
let answer: Fake<'forgotByEmail'>;
const close = vi.fn();

beforeEach(() => {
  answer = () => undefined;
  sent = fakePlatform({ forgotByEmail: (call) => answer(call) }).calls;
  showInSite(
    <Reopening>
      <EmailForm close={close} />
    </Reopening>,
    { at: '/login', words: { 'forgot-password': words } },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByLabelText('Username').closest('form') ?? document.body);

describe('A forgotten password by e-mail', () => {
  // @proves 5.25
  it('requires the username and the email address before calling', async () => {
    send();
    await screen.findByText('Please enter your username');
    expect(screen.getByText('Please enter your email address')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('focuses the first empty field, and then the confirmation', async () => {
    send();
    await screen.findByText('Please enter your username');
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    write('Username', 'player1');
    send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    write('Email', 'b@players.example');
    send();
    const confirmation = await screen.findByText(/^We’ve sent an email to b@players\.example/);
    expect(document.activeElement?.contains(confirmation)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  // @proves 5.5, 7.9, 7.34
  it('sends both form-encoded, once for a double Enter, and confirms', async () => {
    write('Username', ' player1 ');
    write('Email', 'a+b@players.example');
    send();
    send();
    await screen.findByText('We’ve sent an email to a+b@players.example explaining how to log in again.');
    expect(sent).toMatchObject([{ id: 'forgotByEmail', body: 'username=player1&email=a%2Bb%40players.example' }]);
    expect(sent[0]?.request.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(close).toHaveBeenCalledOnce();
  });

  // @proves 4.41
  it('keeps the entries when the sheet is closed, until they are sent', async () => {
    write('Username', 'player1');
    write('Email', 'b@players.example');
    closeAndReopen();
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'player1');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'b@players.example');
    send();
    await screen.findByRole('button', { name: 'Done' });
    closeAndReopen();
    expect(screen.getByLabelText('Username')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Email')).toHaveProperty('value', '');
  });

  // @proves 5.9
  it('says that the username or the email address does not exist', async () => {
    answer = () => refusal(404, { errorCode: 'member_unknown' });
    write('Username', 'player1');
    write('Email', 'b@players.example');
    send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Username/Email does not exist'));
  });
});
