// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import words from '../../../locales/EN/change-password.json' with { type: 'json' };
import { standInForModals } from '../../kit/dialog/modal-double.fixture.ts';
import { member } from '../../session/member.fixture.ts';
import { FIRST_LOGIN, hasFlag } from '../../session/session-flags.ts';
import { showInSite } from '../../shell/site/show-in-site.fixture.tsx';
import { ChangeForm } from './change-form.tsx';

vi.mock('../../platform/encrypt.ts', () => ({
  asJose: { bodySerializer: (body: string) => body, headers: {} },
  encryptPayload: async (_platform: unknown, payload: object) => JSON.stringify(payload),
}));

const answers: Record<string, object> = {
  '/wps/session/login': { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member },
  '/wps/member/info': member,
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('changes the password once for a double Enter, and the log-in that it held back is still the first', async () => {
  const calls: string[] = [];
  standInForModals();
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === 'POST') calls.push(pathname);
    return Response.json({ success: true, value: answers[pathname] });
  });
  const close = vi.fn();
  const held = { token: 'held', username: 'default1', password: 'Welcome1!', firstTime: true };
  showInSite(<ChangeForm held={held} close={close} />, { at: '/index', words: { 'change-password': words } });
  for (const label of ['New password', 'Repeat the new password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Welcome2!' } });
  }
  const form = document.querySelector('form') ?? document.body;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(calls).toEqual(['/wps/member/password', '/wps/session/login']);
  expect(hasFlag(FIRST_LOGIN)).toBe(true);
});
