// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testBrand } from '../brand/brand.fixture.ts';
import { deviceStorage } from '../storage/storage.ts';
import { createLanguage, storedLanguage } from './create-language.ts';

const files: Record<string, unknown> = {
  '/words/EN-1/first.json': { shell: { hello: 'Hello' } },
  '/words/EN-1/help.json': { text: 'Help text' },
  '/words/EN-1/late.json': {},
  '/words/AR-1/late.json': {},
  '/words/AR-1/first.json': { shell: { hello: 'مرحبا' }, help: { entry: { title: 'مساعدة' } } },
  '/words/AR-1/help.json': { text: 'نص' },
};

let requested: string[] = [];
let onRequest: (path: string) => Promise<void> | undefined;

beforeEach(() => {
  requested = [];
  onRequest = () => undefined;
  localStorage.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    requested.push(path);
    await onRequest(path);
    return path in files ? Response.json(files[path]) : new Response('', { status: 404 });
  });
});
afterEach(() => vi.unstubAllGlobals());

function language() {
  const first = { shell: { hello: 'Hello' }, help: { entry: { title: 'Help' } } };
  return createLanguage({ brand: testBrand, code: 'EN', first, storage: deviceStorage });
}

describe('createLanguage', () => {
  it('loads a feature’s words once, and merges them with its entry words', async () => {
    const { i18n, ensure } = language();
    await Promise.all([ensure('help'), ensure('help')]);
    expect(requested).toEqual(['/words/EN-1/help.json']);
    expect(i18n.t('help:text')).toBe('Help text');
    expect(i18n.t('help:entry.title')).toBe('Help');
  });

  it('asks for no words that the first file has', async () => {
    const brand = { ...testBrand, languages: { ...testBrand.languages, complete: ['help'] } };
    await createLanguage({ brand, code: 'EN', first: { help: { text: 'Help text' } } }).ensure('help');
    expect(requested).toEqual([]);
  });

  it('writes the numbers of its texts by the tag that states their figures', () => {
    const [, arabic] = testBrand.languages.offered;
    if (!arabic) throw new Error('The brand of the tests has no Arabic.');
    const offered = [{ ...arabic, written: 'ar-u-nu-arab-x-kwd33' }];
    const brand = { ...testBrand, languages: { default: 'AR', offered } };
    const { i18n } = createLanguage({ brand, code: 'AR', first: { shell: { times: '{{times, number}}' } } });
    expect(i18n.t('times', { times: 1500.5 })).toBe('١٬٥٠٠٫٥');
  });

  it('retries words that failed to load', async () => {
    const { ensure } = language();
    await expect(ensure('absent')).rejects.toThrow('404');
    await expect(ensure('absent')).rejects.toThrow('404');
    expect(requested).toHaveLength(2);
  });

  // @proves 4.55, 9.18
  it('switches all loaded words, and stores the choice under both keys', async () => {
    const { i18n, ensure, choose, current } = language();
    await ensure('help');
    await choose('AR');
    expect(current().direction).toBe('rtl');
    expect([i18n.t('hello'), i18n.t('help:text')]).toEqual(['مرحبا', 'نص']);
    expect([localStorage.getItem('lang'), localStorage.getItem('hisLang')]).toEqual(['AR', 'AR']);
    expect(storedLanguage(deviceStorage)).toBe('AR');
  });

  it('loads words requested during a switch, and skips those that failed', async () => {
    const { i18n, ensure, choose } = language();
    await expect(ensure('absent')).rejects.toThrow('404');
    await ensure('late');
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    onRequest = (path) => (path === '/words/AR-1/late.json' ? slow : undefined);
    const chosen = choose('AR');
    await expect.poll(() => requested).toContain('/words/AR-1/late.json');
    await ensure('help');
    answer();
    await chosen;
    expect(i18n.t('help:text')).toBe('نص');
  });

  it('shows the language chosen last, whichever loads first', async () => {
    const { choose, current } = language();
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    onRequest = (path) => (path === '/words/AR-1/first.json' ? slow : undefined);
    const first = choose('AR');
    await choose('EN');
    answer();
    await first;
    expect([current().code, localStorage.getItem('lang')]).toEqual(['EN', 'EN']);
  });

  it('keeps the current language when another fails to load', async () => {
    const { choose, current } = language();
    delete files['/words/AR-1/first.json'];
    await expect(choose('AR')).rejects.toThrow('404');
    expect(current().code).toBe('EN');
    expect(localStorage.getItem('lang')).toBeNull();
  });
});
