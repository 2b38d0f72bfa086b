import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '#app/brand/brand.fixture.ts';
import type { KeyStore } from '#app/storage/key-store.ts';
import { memoryOf } from './memory.ts';

let jar: Map<string, { value: string; rest: string }>;
let key: CryptoKey | undefined;

const keys: KeyStore = {
  read: async () => key,
  write: async (next) => {
    key = next;
  },
  clear: async () => {
    key = undefined;
  },
};
const ana = { username: 'ana', password: 'Secret-1!' };
const memory = (remember: 'name' | 'password') =>
  memoryOf({ ...testBrand, auth: { ...testBrand.auth, remember } }, keys);
const cookies = () => [...jar].map(([name, { value }]) => `${name}=${value}`).join('; ');

beforeEach(() => {
  jar = new Map();
  key = undefined;
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
    await memory('name').keep(ana);
    expect(await memory('name').recall()).toEqual({ username: 'ana' });
    expect(cookies()).toBe('lastUser=ana');
    expect(key).toBeUndefined();
  });

  it('keeps a password as ciphertext, under a key that cannot be exported, for one day', async () => {
    await memory('password').keep(ana);
    expect(await memory('password').recall()).toEqual(ana);
    expect(cookies()).not.toContain('Secret');
    expect(key?.extractable).toBe(false);
    for (const { rest } of jar.values()) expect(rest).toBe('Max-Age=86400; Path=/; Secure; SameSite=Strict');
  });

  it('keeps a mobile number with its dialling code for one day, apart from the username', async () => {
    const { mobile } = memory('name');
    await memory('name').keep(ana);
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

  it('makes a new ciphertext each time', async () => {
    await memory('password').keep(ana);
    const first = cookies();
    await memory('password').keep(ana);
    expect(cookies()).not.toBe(first);
  });

  it('forgets everything after a day, and deletes the key', async () => {
    await memory('password').keep(ana);
    jar.clear();
    expect(await memory('password').recall()).toBeNull();
    expect(key).toBeUndefined();
  });

  it('forgets after a log-in with the box unticked', async () => {
    await memory('password').keep(ana);
    await memory('password').forget();
    expect(cookies()).toBe('');
    expect(key).toBeUndefined();
  });

  it.each([
    ['another username', 'lastUser', 'eve'],
    ['another text', 'lastLogIn', 'AAAAAAAAAAAAAAAA.AAAA'],
    ['no text', 'lastLogIn', ''],
    ['broken escapes', 'lastLogIn', '%E0%A4%A'],
  ])('recalls no password with %s', async (_what, name, value) => {
    await memory('password').keep(ana);
    jar.set(name, { value, rest: '' });
    expect(await memory('password').recall()).not.toHaveProperty('password');
  });
});
