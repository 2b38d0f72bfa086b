// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reloading } from '../errors/reloading.ts';
import { createPreload } from './preload.ts';

const importer = 'https://site.example/assets/entry.js';
const styles = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const scripts = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
const settle = (event: 'load' | 'error') => styles().at(-1)?.dispatchEvent(new Event(event));
/** Lets what is already there be used. */
const soon = () => vi.advanceTimersByTimeAsync(0);
let preload = createPreload();

beforeEach(() => {
  vi.useFakeTimers();
  preload = createPreload();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('resolves with the module once its stylesheet is loaded', async () => {
  const load = vi.fn(async () => 'module');
  const loading = preload(load, ['./page.js', './page.css'], importer);
  await soon();
  expect(styles().map(({ href }) => href)).toEqual(['https://site.example/assets/page.css']);
  expect(scripts()).toHaveLength(1);
  settle('load');
  expect(await loading).toBe('module');
});

it('loads no stylesheet that the page contains', async () => {
  const style = document.createElement('style');
  style.dataset['files'] = '/assets/shell.css /assets/page.css';
  document.head.append(style);
  const load = vi.fn(async () => 'module');
  expect(await preload(load, ['./page.css'], importer)).toBe('module');
  expect(styles()).toEqual([]);
});

// @proves 8.41
it('fails with the stylesheet, and refetches it next time', async () => {
  const failing = preload(async () => 'module', ['./page.css'], importer);
  const outcome = expect(failing).rejects.toMatchObject({ name: 'StylesheetError' });
  await soon();
  settle('error');
  await outcome;
  expect(styles()).toEqual([]);
  const next = preload(async () => 'module', ['./page.css'], importer);
  await soon();
  settle('load');
  expect(await next).toBe('module');
});

it('fetches refused files past the cache before the page is loaded again', async () => {
  const fetched = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  const failing = preload(async () => 'module', ['./page.js', './page.css'], importer);
  const outcome = expect(failing).rejects.toMatchObject({ name: 'StylesheetError' });
  await soon();
  scripts()[0]?.dispatchEvent(new Event('error'));
  settle('error');
  await outcome;
  const reloading = new Reloading();
  dispatchEvent(reloading);
  await Promise.all(reloading.work);
  const past = { cache: 'reload' };
  expect(fetched.mock.calls).toEqual(
    expect.arrayContaining([
      ['https://site.example/assets/page.js', past],
      ['https://site.example/assets/page.css', past],
    ]),
  );
});

it('shares a stylesheet that is already loading', async () => {
  const both = [1, 2].map(() => preload(async () => 'module', ['./page.css'], importer));
  await soon();
  expect(styles()).toHaveLength(1);
  settle('load');
  expect(await Promise.all(both)).toEqual(['module', 'module']);
});

// @proves 8.40
it('gives up on a chunk after 120 seconds', async () => {
  const loading = preload(() => new Promise(() => {}), [], importer);
  const outcome = expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});

it('passes on why a chunk failed to load', async () => {
  const loading = preload(() => Promise.reject(new TypeError('Failed to fetch')), [], importer);
  await expect(loading).rejects.toThrow('Failed to fetch');
});

it('fails with the script without waiting for its stylesheet', async () => {
  const loading = preload(() => Promise.reject(new TypeError('Failed to fetch')), ['./page.css'], importer);
  await expect(loading).rejects.toThrow('Failed to fetch');
  settle('error');
});

function showList() {
  const entry = document.createElement('script');
  Object.assign(entry.dataset, { list: '/assets/files-1.json', listIntegrity: 'sha256-of-the-list' });
  document.head.append(entry);
}

const list = [
  ['deep.js', 'ZA=='],
  ['page.js', 'cA==', [0]],
  ['page.css', 'Yw=='],
];

it('loads a chunk, the scripts that it imports and its stylesheets with their digests, and the list once', async () => {
  showList();
  const fetch = vi.fn(async () => Response.json(list));
  vi.stubGlobal('fetch', fetch);
  const load = vi.fn(async () => 'module');
  const loading = preload(load, ['./page.js', './page.css'], importer);
  expect(load).not.toHaveBeenCalled();
  await soon();
  expect([...scripts(), ...styles()].map(({ href, integrity }) => [href, integrity])).toEqual([
    ['https://site.example/assets/page.js', 'sha256-cA=='],
    ['https://site.example/assets/deep.js', 'sha256-ZA=='],
    ['https://site.example/assets/page.css', 'sha256-Yw=='],
  ]);
  settle('load');
  expect(await loading).toBe('module');
  await preload(load, ['./deep.js'], importer);
  await preload(load, ['./other.js'], importer);
  expect(fetch.mock.calls).toEqual([['/assets/files-1.json', { integrity: 'sha256-of-the-list' }]]);
});

it('waits for the stylesheets that the list names with a chunk', async () => {
  showList();
  const withStyles = [...list, ['feature.js', 'Zg==', [1, 2]]];
  vi.stubGlobal('fetch', async () => Response.json(withStyles));
  const loading = preload(async () => 'module', ['./feature.js'], importer);
  await soon();
  expect(styles().map(({ href }) => href)).toEqual(['https://site.example/assets/page.css']);
  settle('load');
  expect(await loading).toBe('module');
});

it('needs no list for the files that the page itself names', async () => {
  showList();
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const named = document.createElement('link');
  Object.assign(named, { rel: 'modulepreload', href: 'https://site.example/assets/page.js' });
  document.head.append(named);
  expect(await preload(async () => 'module', ['./page.js'], importer)).toBe('module');
  expect(fetch).not.toHaveBeenCalled();
});

it('imports nothing while the list cannot be had, and requests it again next time', async () => {
  showList();
  vi.stubGlobal(
    'fetch',
    vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Response.json(list)),
  );
  const load = vi.fn(async () => 'module');
  await expect(preload(load, ['./deep.js'], importer)).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  expect(await preload(load, ['./deep.js'], importer)).toBe('module');
});

it('loads the stylesheet that a chunk’s own one was joined into', async () => {
  showList();
  const joined = [
    ['early.css', 'ZQ=='],
    ['page.js', 'cA=='],
    ['page.css', 0],
  ];
  vi.stubGlobal('fetch', async () => Response.json(joined));
  const loading = preload(async () => 'module', ['./page.js', './page.css'], importer);
  await soon();
  expect(styles().map(({ href, integrity }) => [href, integrity])).toEqual([
    ['https://site.example/assets/early.css', 'sha256-ZQ=='],
  ]);
  settle('load');
  expect(await loading).toBe('module');
});
