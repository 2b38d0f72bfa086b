// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { SiteBrand } from '#app/brand/brand.ts';
import { fakePlatform, type OperationId, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { closeAndReopen, Reopening } from '#app/shell/drafts/reopening.fixture.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent.json' with { type: 'json' };
import shellWords from '#locales/EN/shell.json' with { type: 'json' };
import type { MemberInfo } from '#schemas/generated/platform.ts';
import { AgentLogin } from './agent-login.tsx';

const AGENT = 41;
const MEMBER = 0;
const TRIAL = 4;

const person = (type: MemberInfo['type']) => ({ ...member, account: 'mara', type });

let calls: () => OperationId[];

/** A platform whose accounts all have this type, or that refuses the log-in. */
function platformOf(type: MemberInfo['type'], refused?: () => Response) {
  const platform = fakePlatform({
    login: () =>
      refused?.() ?? { token: 'fresh', firstTimeLogin: false, passwordExpired: false, userInfo: person(type) },
    logout: () => undefined,
    memberInfo: () => person(type),
    captcha: () => ({ value: 'aGVsbG8=' }),
  });
  calls = platform.ids;
}

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (brand: Partial<SiteBrand> = {}) =>
  showInSite(
    <Reopening>
      <AgentLogin />
    </Reopening>,
    { at: '/agent', words: { agent: words }, brand },
  );
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Log(ging)? in/ }));
function logIn() {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: ' mara ' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret1!' } });
  submit();
}

describe('AgentLogin', () => {
  it('logs an agent in and opens the back office', async () => {
    platformOf(AGENT);
    const site = show();
    logIn();
    await waitFor(() => expect(location.pathname).toBe('/agentHome'));
    expect(site.session.store.getState().status).toBe('agent');
    expect(sessionStorage.getItem('token')).toBe('fresh');
  });

  // @proves 2.62
  it('says what agents get, and when support answers', () => {
    platformOf(AGENT);
    show();
    const points = ['Full promotion support', '15 days to become a promoter', 'Full data reports'];
    for (const text of ['Become a legend', ...points, 'Monday to Friday, noon to 9 pm']) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  // @proves 5.5
  it('sends one call for a double Enter', async () => {
    platformOf(AGENT);
    show();
    logIn();
    submit();
    await waitFor(() => expect(location.pathname).toBe('/agentHome'));
    expect(calls().filter((id) => id === 'login' || id === 'logout')).toEqual(['login']);
  });

  it('keeps the name while another page is open, but not the password', () => {
    platformOf(AGENT);
    show();
    fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'mara' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Secret1!' } });
    closeAndReopen();
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'mara');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
  });

  // @proves 8.1
  it.each([
    [MEMBER, 'Non-agents cannot log in'],
    [TRIAL, 'Non-member account unable to login'],
  ] as const)('sends an account of type %i away and leaves no session open', async (type, message) => {
    platformOf(type);
    const site = show();
    logIn();
    expect(await screen.findByText(message)).toBeDefined();
    expect(calls().filter((id) => id === 'login' || id === 'logout')).toEqual(['login', 'logout']);
    expect(site.session.store.getState().status).toBe('guest');
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('asks for a captcha when the platform requires one', async () => {
    const problem = { message: 'No.', errorCode: 'invalid_credentials', value: { captcha: true } } as const;
    platformOf(AGENT, () => refusal(401, problem));
    show();
    logIn();
    expect(await screen.findByText(shellWords.error.code.invalid_credentials)).toBeDefined();
    expect(screen.getByLabelText('Code in the picture')).toBeDefined();
  });

  it('asks agents to accept the disclaimer in brands with one', async () => {
    platformOf(AGENT);
    show({ legal: { ...testBrand.legal, disclaimer: true } });
    logIn();
    await screen.findByText('Please accept the disclaimer first');
    expect(document.activeElement).toBe(screen.getByRole('checkbox'));
    expect(calls()).toEqual([]);
    fireEvent.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' }).ariaBusy).not.toBe('true'));
    submit();
    await waitFor(() => expect(location.pathname).toBe('/agentHome'));
  });

  // @proves 5.1
  it('sends nothing until both fields are filled in, and focuses the first empty one', () => {
    platformOf(AGENT);
    show();
    submit();
    expect(screen.getByText('Please enter your username')).toBeDefined();
    expect(screen.getByText('Please enter your password')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(calls()).toEqual([]);
  });
});
