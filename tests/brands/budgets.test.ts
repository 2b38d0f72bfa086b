import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type BuiltBrand, buildBrands, compiledAppOf } from './built-brands.ts';
import { type Loaded, loadIndex } from './load-index.ts';
import { chunksOfPage } from './page-chunks.ts';

/** Requests of a list's page before it answers a press; by HTTP/1.1 a browser sends six at a time. */
const MOST_REQUESTS = 9;

const BRANDS = ['aurora', 'harbor', 'lotus', 'mini', 'oasis'] as const;

/** The scripts that the pages of any brand name, in bytes after gzip: docs/decisions/0210. */
const MOST_NAMED = 130_750;

/** Bytes after gzip that /index has loaded once it is idle, with what watches the connection from then on: 0211, 0227, 0248. */
const MOST = {
  aurora: { js: 147_650, css: 10_750 },
  harbor: { js: 154_250, css: 14_100 },
  lotus: { js: 153_300, css: 12_600 },
  mini: { js: 144_000, css: 9_900 },
  oasis: { js: 147_150, css: 11_200 },
};

/** The page with the charts of profit and loss, in bytes after gzip. */
const MOST_OF_CHARTS = 35_000;
const CHART_LIBRARIES = /^(@visx\/.+|@?d3(-.+)?|recharts|uplot|chart\.js|victory.*|@nivo\/.+)@/;

/** The calendar's date libraries, in bytes after gzip. */
const MOST_OF_CALENDAR = 40_000;
const OF_CALENDAR = /^(react-stately|@internationalized\/.+)@/;

let brands = new Map<string, BuiltBrand>();
const loads = new Map<string, Loaded>();

beforeAll(async () => {
  brands = new Map((await buildBrands()).map((brand) => [brand.id, brand]));
  for (const id of BRANDS) loads.set(id, await loadIndex(id));
});

const loaded = (id: string): Loaded => {
  const load = loads.get(id);
  if (!load) throw new Error(`${id} was not loaded.`);
  return load;
};

it.each(BRANDS)('keeps the first load of %s within its budget', (id) => {
  expect(brands.get(id)?.manifest.firstLoad.js).toBeLessThanOrEqual(MOST_NAMED);
  expect(loaded(id).js).toBeLessThanOrEqual(MOST[id].js);
  expect(loaded(id).css).toBeLessThanOrEqual(MOST[id].css);
});

it.each(BRANDS)('asks for few files before %s answers a press on a list', (id) => {
  const page = readFileSync(join(brands.get(id)?.site ?? '', 'rng.html'), 'utf8');
  const asked = new Set(page.match(/<template id="scripts".*?<\/template>/s)?.[0].match(/(?<=(?:href|src)=")[^"]+/g));
  expect(asked.size).toBeGreaterThan(3);
  expect(asked.size).toBeLessThanOrEqual(MOST_REQUESTS);
});

it('has a budget for every brand', () => {
  expect([...brands.keys()].sort()).toEqual([...BRANDS]);
});

it('loads less for mini than for aurora', () => {
  expect(loaded('mini').js).toBeLessThan(loaded('aurora').js);
  expect(loaded('mini').css).toBeLessThan(loaded('aurora').css);
});

it.each(['aurora', 'mini'])('references nothing in the page of %s that the browser does not use', (id) => {
  const { files, js, css } = loaded(id);
  const named = brands.get(id)?.manifest.firstLoad;
  expect(files.length).toBeGreaterThan(5);
  expect(named?.js).toBeGreaterThan(js * 0.855);
  expect(named?.js).toBeLessThanOrEqual(js);
  expect(named?.css).toBeLessThanOrEqual(css);
});

// @proves 2.20
it('loads none of the back office on mini', () => {
  const mini = brands.get('mini');
  if (!mini) throw new Error('mini was not built.');
  const app = compiledAppOf(mini);
  const office = Object.keys(app.chunks).filter((file) => app.chunks[file]?.features.includes('agent'));
  expect(office.length).toBeGreaterThan(0);
  expect(Object.keys(mini.manifest.files).filter((file) => office.includes(file))).toEqual([]);
});

it('draws the charts of profit and loss within their budget, without a library', () => {
  const aurora = brands.get('aurora');
  if (!aurora) throw new Error('aurora was not built.');
  const app = compiledAppOf(aurora);
  const charts = chunksOfPage(app, 'profit-page');
  const bytes = charts.reduce((sum, file) => sum + (app.files[file]?.gzip ?? 0), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_OF_CHARTS);
  expect(Object.keys(app.packages).filter((name) => CHART_LIBRARIES.test(name))).toEqual([]);
});

it('loads the calendar libraries when a calendar opens, within their budget', () => {
  const aurora = brands.get('aurora');
  if (!aurora) throw new Error('aurora was not built.');
  const { chunks, files } = compiledAppOf(aurora);
  const counting = Object.keys(chunks).filter((file) => chunks[file]?.packages.some((name) => OF_CALENDAR.test(name)));
  const bytes = counting.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_OF_CALENDAR);
  const importers = Object.keys(chunks).filter((file) => chunks[file]?.imports.some((name) => counting.includes(name)));
  expect(importers.filter((file) => !counting.includes(file))).toEqual([]);
});
