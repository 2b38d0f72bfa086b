import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationOf, readLogInState, wayBackOf } from './log-in-state.ts';

describe('readLogInState', () => {
  it('takes over where the person was', () => {
    expect(readLogInState({ from: '/rng', open: true })).toEqual({ from: '/rng', open: true });
    expect(readLogInState({ from: '/member' })).toEqual({ from: '/member', open: false });
    expect(readLogInState({ from: '/seamless', back: '/rng' })).toEqual({
      from: '/seamless',
      open: false,
      back: '/rng',
    });
  });

  it.each(['//evil.example', 'https://evil.example', '/login', '/REGISTER', 7, null])('leads nowhere by %s', (from) => {
    expect(readLogInState({ from, back: from })).toEqual({ open: false });
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

describe('wayBackOf', () => {
  it('leads to the page that the person was on, or to the one before a page that is not for guests', () => {
    expect(wayBackOf({ from: '/rng', open: true })).toBe('/rng');
    expect(wayBackOf({ from: '/seamless?vassalage=JDW', back: '/rng?q=koi' })).toBe('/rng?q=koi');
    expect(wayBackOf({ from: '/member' })).toBe('/index');
    expect(wayBackOf({})).toBe('/index');
  });
});
