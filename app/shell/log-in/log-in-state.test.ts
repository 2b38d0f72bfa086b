import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationOf, readLogInState } from './log-in-state.ts';

describe('readLogInState', () => {
  it('takes over where the person was', () => {
    expect(readLogInState({ from: '/rng', open: true })).toEqual({ from: '/rng', open: true });
    expect(readLogInState({ from: '/member' })).toEqual({ from: '/member', open: false });
  });

  it.each(['//evil.example', 'https://evil.example', '/login', '/REGISTER', 7, null])('leads nowhere by %s', (from) => {
    expect(readLogInState({ from })).toEqual({ open: false });
  });

  it('answers for every state', () => {
    fc.assert(fc.property(fc.anything(), (state) => void readLogInState(state)));
  });
});

describe('destinationOf', () => {
  it('leads each person to their own place', () => {
    expect(destinationOf('member', { from: '/rng' }, true)).toBe('/rng');
    expect(destinationOf('member', {}, true)).toBe('/index');
    expect(destinationOf('trial', { from: '/rng' }, true)).toBe('/index');
    expect(destinationOf('agent', { from: '/rng' }, true)).toBe('/agentHome');
    expect(destinationOf('agent', { from: '/rng' }, false)).toBe('/rng');
  });
});
