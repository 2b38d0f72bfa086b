// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { createSessionToken } from './session-token.ts';

beforeEach(() => sessionStorage.clear());

describe('createSessionToken', () => {
  it('clears everything except the merchant’s entries', () => {
    const token = createSessionToken(sessionStorage);
    token.write('secret');
    sessionStorage.setItem('merchantCode', 'aurora01');
    sessionStorage.setItem('moduleTree', '[]');
    token.clear();
    expect(token.read()).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual(['merchantCode']);
  });

  it('is empty without storage, as in a prerender', () => {
    const token = createSessionToken(undefined);
    token.write('secret');
    expect(token.read()).toBeNull();
  });
});
