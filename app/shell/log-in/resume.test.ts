// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { member } from '#app/session/member.fixture.ts';
import { tabStorage } from '#app/storage/storage.ts';
import { createSite } from '../site/create-site.ts';
import { defineFeature } from '../slots/define-feature.ts';
import type { LogInMemory } from '../slots/slots.ts';
import { resume } from './resume.ts';

const login = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
const none = { recall: async () => null, keep: async () => {}, forget: async () => {} };

let answer: LogInMemory['resume'];
const remembers = defineFeature({ name: 'remember-me', module: null }, () => ({
  logInMemory: [{ order: 10, load: async () => ({ user: none, mobile: none, resume: () => answer() }) }],
}));

function siteWith(features = [remembers], fakes: Fakes = {}) {
  fakePlatform({ memberInfo: () => member, ...fakes });
  return createSite({ brand: testBrand, features, code: 'EN', first: {}, tabStorage });
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('begins the session of a remembered device', async () => {
  answer = async () => login;
  const { session, ...site } = siteWith();
  await resume({ session, ...site });
  expect(session.token()).toBe('T');
  expect(session.store.getState()).toMatchObject({ status: 'member', resume: null });
});

it('leaves a visitor whose device is no longer remembered, without a notice', async () => {
  answer = async () => null;
  const site = siteWith();
  await resume(site);
  expect(site.session.store.getState()).toMatchObject({ status: 'guest', over: false, resume: null });
});

it('does not know who it is when the platform fails, and begins once it answers', async () => {
  answer = async () => {
    throw new PlatformError('failed');
  };
  const { session, ...site } = siteWith();
  await resume({ session, ...site });
  expect(session.store.getState().status).toBe('unknown');
  await expect(session.store.getState().resume?.()).rejects.toThrow('failed');
  answer = async () => login;
  await session.store.getState().resume?.();
  expect(session.store.getState()).toMatchObject({ status: 'member', resume: null });
});

it('begins the session that can only withdraw when the member has stopped', async () => {
  answer = async () => {
    throw new PlatformError('refused', { errorCode: 'timed_out', value: { payoutToken: 'payout' } });
  };
  const { session, ...site } = siteWith();
  await resume({ session, ...site });
  expect(session.token()).toBe('payout');
  expect(session.store.getState()).toMatchObject({ status: 'member', resume: null });
});

it('asks for the account alone once the session has begun', async () => {
  answer = async () => login;
  const { session, ...site } = siteWith([remembers], { memberInfo: () => refusal(500) });
  await resume({ session, ...site });
  expect(session.store.getState()).toMatchObject({ status: 'unknown', resume: null });
  expect(session.token()).toBe('T');
});

it('does not replace a log-in that was quicker', async () => {
  const { session, ...site } = siteWith();
  answer = async () => {
    await session.begin('typed');
    return login;
  };
  await resume({ session, ...site });
  expect(session.token()).toBe('typed');
  expect(session.store.getState().status).toBe('member');
});

it('does nothing on a brand that remembers no one', async () => {
  const site = siteWith([]);
  await resume(site);
  expect(site.session.store.getState().status).toBe('guest');
});
