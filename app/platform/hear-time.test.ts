import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClock } from '../clock/platform-clock.ts';
import { createPlatform } from './create-platform.ts';
import { systemStatus } from './generated/operations/system-status.ts';
import { unreadCount } from './generated/operations/unread-count.ts';

const DATE = 'Sat, 28 Nov 2026 15:59:30 GMT';
const TIME = Date.parse(DATE);
const YEAR = 365 * 86_400_000;

let answer: { body?: object; headers: Record<string, string>; status?: number };

beforeEach(() => {
  vi.useFakeTimers({ now: TIME - YEAR });
  vi.stubGlobal('fetch', async () => {
    const { body = { success: true, value: { unreadCount: 3 } }, headers, status = 200 } = answer;
    return Response.json(body, { headers, status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function site() {
  const clock = createPlatformClock();
  const platform = createPlatform({ url: 'https://platform.example', token: () => 'T', language: () => 'en', clock });
  return { clock, platform };
}

describe('the platform’s clock', () => {
  it('is set by the date of an answer', async () => {
    const { clock, platform } = site();
    answer = { headers: { date: DATE } };
    await unreadCount(platform);
    expect(clock.now()).toBe(TIME);
  });

  it('is set by a refusal too', async () => {
    const { clock, platform } = site();
    answer = { headers: { date: DATE }, body: { success: false }, status: 503 };
    await unreadCount(platform).catch(() => undefined);
    expect(clock.now()).toBe(TIME);
  });

  it('is not set by a gateway that did not reach the platform', async () => {
    const { clock, platform } = site();
    answer = { headers: { date: DATE }, body: { statusCode: 502, error: 'Bad Gateway' }, status: 502 };
    await unreadCount(platform).catch(() => undefined);
    expect(clock.now()).toBe(TIME - YEAR);
  });

  it('counts the time that an answer lay in a cache', async () => {
    const { clock, platform } = site();
    answer = { headers: { date: DATE, age: '600' } };
    await unreadCount(platform);
    expect(clock.now()).toBe(TIME + 600_000);
  });

  it('is set back by an answer of now, but not by one from a cache that says nothing of its age', async () => {
    const { clock, platform } = site();
    clock.hear(TIME + YEAR, performance.now(), true);
    answer = { headers: { date: DATE } };
    await unreadCount(platform);
    expect(clock.now()).toBe(TIME + YEAR);
    answer = { headers: { date: DATE, 'cache-control': 'private, no-store' } };
    await unreadCount(platform);
    expect(clock.now()).toBe(TIME);
  });

  it('is set by the status where the site may not read the date', async () => {
    const { clock, platform } = site();
    answer = { headers: {}, body: { success: true, value: { serverTime: TIME + 789 } } };
    await systemStatus(platform).catch(() => undefined);
    expect(clock.now()).toBe(TIME + 789);
  });

  it('stays the device’s where no answer tells the time', async () => {
    const { clock, platform } = site();
    answer = { headers: { date: 'yesterday' }, body: { success: true, value: { serverTime: null } } };
    await systemStatus(platform).catch(() => undefined);
    expect(clock.now()).toBe(TIME - YEAR);
  });
});
