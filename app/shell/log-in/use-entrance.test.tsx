// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { CHANGE_PASSWORD } from '../modals/modal-ids.ts';
import type { Site } from '../site/create-site.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { defineFeature } from '../slots/define-feature.ts';
import type { Entrance } from '../slots/slots.ts';
import { useEntrance } from './use-entrance.ts';

const expiry = defineFeature({ name: 'password-expiry', module: null }, () => ({
  passwordChecks: [{ order: 20, load: async () => (login) => login.passwordExpired }],
}));

let site: Site;
let entrance: Entrance;
/** Authorization headers of the log-out calls. */
let ended: (string | null)[];
let beforeInfo: () => Promise<void>;

function Sheet() {
  entrance = useEntrance();
  return null;
}

beforeEach(() => {
  ended = [];
  beforeInfo = async () => undefined;
  fakePlatform({
    memberInfo: () => beforeInfo().then(() => member),
    logout: ({ request }) => void ended.push(request.headers.get('authorization')),
  });
  site = showInSite(<Sheet />, { at: '/login', words: {}, features: [expiry] });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const now = () => ({ status: site.session.store.getState().status, token: sessionStorage.getItem('token') });

describe('The entrance', () => {
  it('begins the session while the log-in is open', async () => {
    expect(await entrance.enter('T')).toBe('member');
    cleanup();
    expect(now()).toEqual({ status: 'member', token: 'T' });
    expect(ended).toEqual([]);
  });

  // @proves 4.4
  it('ends the session if the log-in was closed before the answer', async () => {
    cleanup();
    await expect(entrance.enter('T')).rejects.toThrow();
    expect(now()).toEqual({ status: 'guest', token: null });
    expect(ended).toEqual(['Bearer T']);
  });

  // @proves 4.4
  it('ends the session if the log-in was closed before the member was loaded', async () => {
    beforeInfo = async () => cleanup();
    await expect(entrance.enter('T')).rejects.toThrow();
    expect(now()).toEqual({ status: 'guest', token: null });
    expect(ended).toEqual(['Bearer T']);
  });

  it('requests no password change after the log-in was closed', async () => {
    const login = { token: 'T', firstTimeLogin: false, passwordExpired: true, userInfo: member };
    const credentials = { username: 'player1', password: 'Sandbox1!' };
    expect(await entrance.admit(login, credentials)).toBe(false);
    expect(site.modals.store.getState().open).toEqual([CHANGE_PASSWORD]);
    site.modals.close(CHANGE_PASSWORD);
    site.session.hold(null);
    cleanup();
    await expect(entrance.admit(login, credentials)).rejects.toThrow();
    expect(site.modals.store.getState().open).toEqual([]);
    expect(site.session.store.getState().held).toBeNull();
    expect(ended).toEqual(['Bearer T']);
  });

  // @proves 4.4
  it('keeps the session of a log-in by another method', async () => {
    await entrance.enter('T');
    cleanup();
    await expect(entrance.enter('late')).rejects.toThrow();
    expect(now()).toEqual({ status: 'member', token: 'T' });
    expect(ended).toEqual(['Bearer late']);
  });

  // @proves 4.4
  it('clears the previous member’s data for the next', async () => {
    await entrance.enter('T');
    site.session.flags.raise('securityAnswered');
    await entrance.enter('next');
    expect(now()).toEqual({ status: 'member', token: 'next' });
    expect(site.session.flags.has('securityAnswered')).toBe(false);
    expect(ended).toEqual(['Bearer T']);
  });
});
