// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { intentTo, NO_INTENT, useIntent } from './idempotency-key.ts';

afterEach(cleanup);

describe('intentTo', () => {
  it('keeps the last intent while its content is the same', () => {
    const first = intentTo('', NO_INTENT);
    expect(first.idempotencyKey).toMatch(/^[\da-f]{32}$/);
    expect(intentTo('', first)).toBe(first);
    expect(intentTo('more', first).idempotencyKey).not.toBe(first.idempotencyKey);
  });

  it('is a new intent once the last one is complete', () => {
    const first = intentTo('bet', NO_INTENT);
    expect(intentTo('bet', NO_INTENT).idempotencyKey).not.toBe(first.idempotencyKey);
  });
});

describe('useIntent', () => {
  it('retries under the same key, and repeats a completed action under a new one', async () => {
    const { result } = renderHook(useIntent);
    const keys: string[] = [];
    const send = (isLost: boolean) => (key: string) => {
      keys.push(key);
      return isLost ? Promise.reject(new Error('Lost.')) : Promise.resolve('done');
    };
    await expect(result.current('claim', send(true))).rejects.toThrow('Lost.');
    await expect(result.current('claim', send(false))).resolves.toBe('done');
    await result.current('claim', send(false));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
