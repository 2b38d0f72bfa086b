// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { __vitePreload } from './preload.ts';

const importer = 'https://site.example/assets/entry.js';
const styles = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const settle = (event: 'load' | 'error') => styles().at(-1)?.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.head.replaceChildren();
  vi.useRealTimers();
});

it('resolves with the module once its stylesheet is loaded', async () => {
  const load = vi.fn(async () => 'module');
  const loading = __vitePreload(load, ['./page.js', './page.css'], importer);
  expect(styles().map(({ href }) => href)).toEqual(['https://site.example/assets/page.css']);
  expect(document.querySelector('link[rel="modulepreload"]')).not.toBeNull();
  settle('load');
  expect(await loading).toBe('module');
});

it('fails with the stylesheet, and refetches it next time', async () => {
  const failing = __vitePreload(async () => 'module', ['./page.css'], importer);
  settle('error');
  await expect(failing).rejects.toMatchObject({ name: 'StylesheetError' });
  expect(styles()).toEqual([]);
  const next = __vitePreload(async () => 'module', ['./page.css'], importer);
  settle('load');
  expect(await next).toBe('module');
});

it('shares a stylesheet that is already loading', async () => {
  const both = [1, 2].map(() => __vitePreload(async () => 'module', ['./page.css'], importer));
  expect(styles()).toHaveLength(1);
  settle('load');
  expect(await Promise.all(both)).toEqual(['module', 'module']);
});

it('gives up on a chunk after 120 seconds', async () => {
  const loading = __vitePreload(() => new Promise(() => {}), [], importer);
  const outcome = expect(loading).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
});

it('passes on why a chunk failed to load', async () => {
  const loading = __vitePreload(() => Promise.reject(new TypeError('Failed to fetch')), [], importer);
  await expect(loading).rejects.toThrow('Failed to fetch');
});

it('fails with the script without waiting for its stylesheet', async () => {
  const loading = __vitePreload(() => Promise.reject(new TypeError('Failed to fetch')), ['./page.css'], importer);
  await expect(loading).rejects.toThrow('Failed to fetch');
  settle('error');
});
