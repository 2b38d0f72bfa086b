import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import { createPlatform } from '#app/platform/create-platform.ts';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { member } from '#app/session/member.fixture.ts';
import { memoryOf } from './memory.ts';

const login = { token: 'T', firstTimeLogin: false, passwordExpired: false, userInfo: member };
const HINT = '__Host-remembered';

let jar: Map<string, { value: string; rest: string }>;
const platform = createPlatform({ url: 'https://platform.example', token: () => 'S', language: () => 'en' });
const memory = (remember: 'name' | 'device') =>
  memoryOf({ ...testBrand, auth: { ...testBrand.auth, remember } }, platform);
const cookies = () => [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');
const answering = (fakes: Fakes = {}) =>
  fakePlatform({ rememberDevice: () => undefined, forgetDevice: () => undefined, ...fakes });

beforeEach(() => {
  jar = new Map();
  vi.stubGlobal('document', {
    get cookie() {
      return cookies();
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (rest.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, { value, rest: rest.join('; ') });
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('remember me', () => {
  it('keeps only the last username if the brand says so', async () => {
    const { ids } = answering();
    jar.set(HINT, { value: '1', rest: '' });
    const { user, resume } = memory('name');
    await user.keep({ username: 'ana' });
    expect(await user.recall()).toEqual({ username: 'ana' });
    expect(await resume()).toBeNull();
    await user.forget();
    expect(await user.recall()).toBeNull();
    expect(ids()).toEqual([]);
  });

  // @proves 9.5
  it('keeps the username for a day, and has the platform remember the device of this session', async () => {
    const { callsOf } = answering();
    await memory('device').user.keep({ username: 'ana' });
    expect([...jar]).toEqual([['lastUser', { value: 'ana', rest: 'Max-Age=86400; Path=/; Secure; SameSite=Strict' }]]);
    const [call] = callsOf('rememberDevice');
    expect(call?.request.headers.get('authorization')).toBe('Bearer S');
    expect(call?.request.keepalive).toBe(true);
  });

  it('keeps the username when the platform does not remember the device', async () => {
    answering({ rememberDevice: () => refusal(500) });
    const { user } = memory('device');
    await expect(user.keep({ username: 'ana' })).rejects.toThrow(PlatformError);
    expect(await user.recall()).toEqual({ username: 'ana' });
  });

  it('forgets the device after a log-in with the box unticked, and asks the platform only if there is one', async () => {
    const { ids } = answering();
    const { user, mobile } = memory('device');
    await user.forget();
    expect(ids()).toEqual([]);
    jar.set(HINT, { value: '1', rest: '' });
    await user.forget();
    await mobile.forget();
    expect(ids()).toEqual(['forgetDevice', 'forgetDevice']);
  });

  it('opens a session on a remembered device', async () => {
    const { callsOf } = answering({ resumeSession: () => login });
    expect(await memory('device').resume()).toEqual(login);
    const [call] = callsOf('resumeSession');
    expect(call?.request.headers.get('platform')).toBe('WEB');
  });

  it.each([
    ['opens none when the device is no longer remembered', 401, null],
    ['does not know when the platform fails', 500, 'failed'],
    ['does not know when the platform is busy', 429, 'busy'],
  ])('%s', async (_what, status, kind) => {
    answering({ resumeSession: () => refusal(status) });
    const known = await memory('device')
      .resume()
      .catch((problem: unknown) => problem instanceof PlatformError && problem.kind);
    expect(known).toBe(kind);
  });

  // @proves 3.37
  it('keeps a mobile number with its dialling code for one day, apart from the username', async () => {
    answering();
    const { mobile, user } = memory('device');
    await user.keep({ username: 'ana' });
    await mobile.keep({ countryDialingCode: '+63', mobileNum: '9171234567' });
    expect(await mobile.recall()).toEqual({ countryDialingCode: '+63', mobileNum: '9171234567' });
    expect(jar.get('lastMobile')?.rest).toBe('Max-Age=86400; Path=/; Secure; SameSite=Strict');
    await mobile.forget();
    expect(await mobile.recall()).toBeNull();
    expect(cookies()).toBe('lastUser=ana');
  });

  it.each(['', '+63', '9171234567', '+63 917<b>', '%E0%A4%A'])('rejects %j as a mobile number', async (text) => {
    jar.set('lastMobile', { value: text, rest: '' });
    expect(await memory('name').mobile.recall()).toBeNull();
  });

  it.each(['', '%E0%A4%A'])('recalls no user from %j', async (text) => {
    jar.set('lastUser', { value: text, rest: '' });
    expect(await memory('name').user.recall()).toBeNull();
  });
});
