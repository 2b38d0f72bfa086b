// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { doubleScripts } from '#app/shell/outside-script/script-double.fixture.ts';
import { countPage, startStatistics, stopStatistics } from './statistics.ts';

const visit = { id: 'G-BRAND1', path: '/', lifetime: 600 };
const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

let requested: string[];
beforeEach(() => {
  vi.stubGlobal('dataLayer', undefined);
  vi.stubGlobal('google_tag_manager', undefined);
  requested = doubleScripts(() => vi.stubGlobal('google_tag_manager', {}));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const commands = () => (globalThis.dataLayer ?? []).map((command) => [...command]);
const isDisabled = () => Reflect.get(globalThis, 'ga-disable-G-BRAND1');

it('denies everything before it allows statistics, and never advertising', async () => {
  await startStatistics(visit);
  expect(requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-BRAND1']);
  expect(commands()).toEqual([
    ['consent', 'default', denied],
    ['js', expect.any(Date)],
    [
      'config',
      'G-BRAND1',
      expect.objectContaining({
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        cookie_expires: 600,
      }),
    ],
    ['consent', 'update', { analytics_storage: 'granted' }],
  ]);
  expect(isDisabled()).toBe(false);
});

it('queues commands as Google’s script reads them', async () => {
  await startStatistics(visit);
  expect(Object.prototype.toString.call(globalThis.dataLayer?.[0])).toBe('[object Arguments]');
});

it('counts a page by its path alone', () => {
  countPage('/seamless');
  const page = { page_location: 'http://localhost:3000/seamless' };
  expect(commands()).toEqual([
    ['set', page],
    ['event', 'page_view', page],
  ]);
});

it('stops for the id, and starts again without a second script', async () => {
  await startStatistics(visit);
  stopStatistics('G-BRAND1', '/');
  expect(isDisabled()).toBe(true);
  expect(commands().at(-1)).toEqual(['consent', 'update', denied]);
  await startStatistics(visit);
  expect(isDisabled()).toBe(false);
  expect(commands().at(-1)).toEqual(['consent', 'update', { analytics_storage: 'granted' }]);
  expect(requested).toHaveLength(1);
});

it('counts nothing and reports nothing when the script is kept away', async () => {
  requested = doubleScripts(() => undefined);
  await expect(startStatistics(visit)).resolves.toBeUndefined();
});
