// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformError } from '#app/platform/platform-error.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { breakStorage } from '#app/storage/broken-storage.fixture.ts';
import { useIntent } from './use-intent.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type RunOnce = ReturnType<typeof useIntent>;

/** A page with a dialog that redeems. Each opened dialog is a new component. */
function openPage(id = member.id) {
  let runOnce: RunOnce | undefined;
  function Dialog() {
    runOnce = useIntent('redeem');
    return null;
  }
  const close = { now: () => cleanup() };
  showInSite(<Dialog />, {
    at: '/pointMall',
    words: {},
    prepare: ({ session }) => session.store.setState({ status: 'member', member: { ...member, id } }),
  });
  return {
    close,
    redeem: async (content: string, outcome: 'lost' | 'refused' | 'conflict' | 'done') => {
      let used = '';
      await act(async () => {
        await runOnce?.(content, async (key) => {
          used = key;
          if (outcome === 'lost') throw new PlatformError('offline');
          if (outcome === 'refused') throw new PlatformError('refused', { errorCode: 'invalid_field' });
          if (outcome === 'conflict') throw new PlatformError('refused', { errorCode: 'idempotency_conflict' });
        }).catch(() => undefined);
      });
      return used;
    },
  };
}

describe('useIntent', () => {
  it('keeps the key of a lost answer after a reload, and uses a new one once it is confirmed', async () => {
    const first = openPage();
    const key = await first.redeem('cup:2', 'lost');
    expect(key).toMatch(/^[\da-f]{32}$/);
    first.close.now();
    const second = openPage();
    expect(await second.redeem('cup:2', 'done')).toBe(key);
    expect(await second.redeem('cup:2', 'done')).not.toBe(key);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('keeps the key of a lost answer when a later try is refused', async () => {
    const { redeem } = openPage();
    const key = await redeem('cup:1', 'lost');
    expect(await redeem('cup:1', 'refused')).toBe(key);
    expect(await redeem('cup:1', 'done')).toBe(key);
  });

  it('uses a new key after a conflict', async () => {
    const { redeem } = openPage();
    const key = await redeem('cup:1', 'conflict');
    expect(await redeem('cup:1', 'done')).not.toBe(key);
  });

  it('never uses the key of another member', async () => {
    const one = openPage();
    const key = await one.redeem('cup:1', 'lost');
    one.close.now();
    expect(await openPage(member.id + 1).redeem('cup:1', 'done')).not.toBe(key);
  });

  it('keeps the key for as long as the page lasts where storage is forbidden', async () => {
    breakStorage('forbidden');
    const { redeem } = openPage();
    const key = await redeem('cup:1', 'lost');
    expect(await redeem('cup:1', 'done')).toBe(key);
  });

  it('carries each intent out once, whatever is lost, refused or reloaded in between', async () => {
    const step = fc.record({
      content: fc.constantFrom('cup:1', 'cup:2', 'ticket:1'),
      outcome: fc.constantFrom('lost' as const, 'refused' as const, 'done' as const),
      reloads: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        sessionStorage.clear();
        cleanup();
        let page = openPage();
        const open = new Map<string, string>();
        const confirmed = new Set<string>();
        for (const { content, outcome, reloads } of steps) {
          if (reloads) {
            page.close.now();
            page = openPage();
          }
          const key = await page.redeem(content, outcome);
          expect(confirmed).not.toContain(key);
          expect(key).toBe(open.get(content) ?? key);
          if (outcome === 'done') {
            open.delete(content);
            confirmed.add(key);
          } else open.set(content, key);
        }
      }),
      { numRuns: 40 },
    );
  });
});
