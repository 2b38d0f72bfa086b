// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

const source = readFileSync('cli/templates/boot.js', 'utf8');
const offered = 'EN en 11\nHE he< 22\nTA ta 33';
const languages = { default: 'EN', offered, more: 'assets/languages-1.json' };
const brand = { build: 'b1', basePath: '/', languages, theme: { scheme: 'light' } };

const listen = vi.fn<(type: string, hear: (event: object) => void) => void>();
let paint: () => void = () => undefined;

/** Puts the parts of a prerendered page into the document and runs the script as its head does. @param now milliseconds since the request; @param saved how the browser is told to save data */
function boot(now: number, saved: { header?: boolean; media?: boolean } = {}): void {
  document.head.innerHTML = `
    <script type="application/json" id="brand">${JSON.stringify(brand)}</script>
    <style id="faces" media="not all"></style>
    <template id="scripts" data-after-paint>
      <link rel="modulepreload" href="/assets/vendor.js">
      <script type="module" src="/assets/entry.js"></script>
    </template>`;
  paint = () => undefined;
  class Observer {
    constructor(tell: (list: unknown) => void) {
      paint = () => tell({ getEntriesByName: () => [{}] });
    }
    observe() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  // Its listeners would outlive the test.
  listen.mockClear();
  vi.stubGlobal('addEventListener', listen);
  const isSaved = (query: string) => saved.media === true && query === '(prefers-reduced-data: reduce)';
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isSaved(query) }));
  vi.stubGlobal('navigator', { connection: saved.header === undefined ? undefined : { saveData: saved.header } });
  vi.spyOn(performance, 'now').mockReturnValue(now);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  new Function(source)();
}

const requested = () => [...document.querySelectorAll('link, script[src]')].map((element) => element.localName);

afterEach(() => {
  document.onclick = null;
  document.head.replaceChildren();
  for (const name of ['data-saves', 'data-outdated']) document.documentElement.removeAttribute(name);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('asks for the scripts after the first paint where the page came fast', () => {
  boot(80);
  expect(requested()).toEqual([]);
  paint();
  expect(requested()).toEqual(['link', 'script']);
});

it('loads the scripts beside a page that came slowly, and runs them after its first paint', () => {
  boot(900);
  expect(requested()).toEqual(['link']);
  expect(
    document.querySelector('link')?.getAttribute('fetchpriority') ?? document.querySelector('link')?.fetchPriority,
  ).toBe('low');
  paint();
  expect(requested()).toEqual(['link', 'script']);
});

it.each([80, 900])('loads nothing in a browser that is too old, whose page came after %d ms', (now) => {
  document.documentElement.dataset['outdated'] = '';
  boot(now);
  paint();
  expect(requested()).toEqual([]);
});

const isWithoutFaces = () => document.getElementById('faces')?.hasAttribute('media');
const start = () => listen.mock.calls.find(([type]) => type === 'started')?.[1]({});

it('leaves the typefaces until the site answers presses', () => {
  boot(80);
  expect(isWithoutFaces()).toBe(true);
  start();
  expect(isWithoutFaces()).toBe(false);
});

describe('for those who save data', () => {
  it.each([{ header: true }, { media: true }])('leaves the typefaces out, and tells the site (%o)', (saved) => {
    boot(80, saved);
    start();
    expect(isWithoutFaces()).toBe(true);
    expect(document.documentElement.hasAttribute('data-saves')).toBe(true);
  });

  it('shows typefaces that the browser has already', () => {
    localStorage.setItem('faces', brand.build);
    boot(80, { header: true });
    expect(isWithoutFaces()).toBe(false);
    localStorage.clear();
  });

  it('tells the site nothing where a browser says that it does not', () => {
    boot(80, { header: false });
    expect(document.documentElement.hasAttribute('data-saves')).toBe(false);
  });
});

it('keeps a press on a button that would send its form, and does not send it', () => {
  boot(80);
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.body.innerHTML = '<form><input name="password"><button>Log in</button></form>';
  document.querySelector('form')?.addEventListener('submit', sent);
  document.querySelector('button')?.click();
  expect(sent).not.toHaveBeenCalled();
  expect(document.querySelector('[data-pressed]')?.textContent).toBe('Log in');
  document.body.replaceChildren();
});

describe('a stored language', () => {
  const page = document.documentElement;
  afterEach(() => {
    page.lang = 'en';
    page.dir = 'ltr';
    delete page.dataset['pending'];
    document.body.replaceChildren();
  });

  it('is that of the page before its first paint, with its direction', () => {
    localStorage.setItem('lang', 'HE');
    boot(80);
    expect([page.lang, page.dir, 'pending' in page.dataset]).toEqual(['he', 'rtl', true]);
    localStorage.setItem('lang', 'TA');
    boot(80);
    expect([page.lang, page.dir]).toEqual(['ta', 'ltr']);
  });

  it('changes nothing where it is the default one, or none of the site', () => {
    page.lang = 'en';
    for (const code of ['EN', 'KA', 'E']) {
      localStorage.setItem('lang', code);
      boot(80);
      expect([code, page.lang, 'pending' in page.dataset]).toEqual([code, 'en', false]);
    }
  });

  it('is asked for on a page that fails and does not have its text, which else stays', async () => {
    const texts = { TA: { recovery: ['தலைப்பு', 'உரை', 'செயல்'] } };
    const request = vi.fn(async (_file: string) => new Response(JSON.stringify(texts)));
    localStorage.setItem('lang', 'TA');
    document.body.innerHTML = `<section id="recovery"><div lang="en" dir="ltr"><h2>Title</h2><p>Text</p><a>Action</a></div></section>`;
    boot(80);
    vi.stubGlobal('fetch', request);
    for (const [type, hear] of listen.mock.calls) if (type === 'error') hear({ target: window });
    await expect.poll(() => document.body.textContent).toContain('தலைப்புஉரைசெயல்');
    expect(document.querySelector('#recovery > div')?.getAttribute('lang')).toBe('ta');
    expect(request).toHaveBeenCalledExactlyOnceWith('/assets/languages-1.json');
  });
});
