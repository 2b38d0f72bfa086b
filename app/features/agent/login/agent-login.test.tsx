// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '#app/session/member.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent.json' with { type: 'json' };
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import { AgentLogin } from './agent-login.tsx';

const AGENT = 41;
const MEMBER = 0;
const TRIAL = 4;

// What it does is proven beside it; jsdom's typed arrays are not those that the encryption takes.
vi.mock('#app/platform/encrypt.ts', async (original) => ({
  ...(await original<typeof import('#app/platform/encrypt.ts')>()),
  encryptPayload: async () => 'a.b.c.d.e',
}));

const person = (type: number) => ({ ...member, account: 'mara', type });

let calls: string[] = [];

/** A platform on which whoever logs in has this account type; or refuses, with that status and body. */
function platformOf(type: number, refusal?: { status: number; body: object }) {
  const success = (value: unknown) => Response.json({ success: true, value });
  const answers: Record<string, () => Response> = {
    'POST /wps/session/login': () =>
      refusal
        ? Response.json(refusal.body, { status: refusal.status })
        : success({ token: 'fresh', firstTimeLogin: false, passwordExpired: false, userInfo: person(type) }),
    'DELETE /wps/session/logout': () => Response.json({ success: true }),
    'GET /wps/member/info': () => success(person(type)),
    'GET /wps/captcha': () => success('aGVsbG8='),
  };
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    return answers[call]?.() ?? new Response(null, { status: 404 });
  });
}

beforeEach(() => {
  calls = [];
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  showInSite(
    <Reopening>
      <AgentLogin />
    </Reopening>,
    { at: '/agent', words: { agent: words } },
  );
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
function logIn() {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' mara ' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret1!' } });
  submit();
}

describe('AgentLogin', () => {
  it('lets an agent in and leads to the back office', async () => {
    platformOf(AGENT);
    const site = show();
    logIn();
    await waitFor(() => expect(location.pathname).toBe('/agentHome'));
    expect(site.session.store.getState().status).toBe('agent');
    expect(sessionStorage.getItem('token')).toBe('fresh');
  });

  it('sends one call for a double Enter', async () => {
    platformOf(AGENT);
    show();
    logIn();
    submit();
    await waitFor(() => expect(location.pathname).toBe('/agentHome'));
    expect(calls.filter((call) => call.includes('/session/'))).toEqual(['POST /wps/session/login']);
  });

  it('keeps the name while somebody looks at another page, but not the password', () => {
    platformOf(AGENT);
    show();
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'mara' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret1!' } });
    closeAndReopen();
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'mara');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  it.each([
    [MEMBER, 'Non-agents cannot log in'],
    [TRIAL, 'Non-member account unable to login'],
  ])('sends an account of type %i away and leaves no session open', async (type, message) => {
    platformOf(type);
    const site = show();
    logIn();
    expect(await screen.findByText(message)).toBeDefined();
    expect(calls.filter((call) => call.includes('/session/'))).toEqual([
      'POST /wps/session/login',
      'DELETE /wps/session/logout',
    ]);
    expect(site.session.store.getState().status).toBe('guest');
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('asks for a captcha once the platform wants one', async () => {
    const body = { success: false, message: 'No.', errorCode: 'invalid_credentials', value: { captcha: true } };
    platformOf(AGENT, { status: 401, body });
    show();
    logIn();
    expect(await screen.findByText(shellWords.error.code.invalid_credentials)).toBeDefined();
    expect(screen.getByLabelText('Code in the picture')).toBeDefined();
  });

  it('calls nobody before both fields are filled in, and goes to the first that is not', () => {
    platformOf(AGENT);
    show();
    submit();
    expect(screen.getByText('Please enter your username')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(calls).toEqual([]);
  });
});
