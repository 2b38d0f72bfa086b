import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { destinationOf, readLogInState, wayBackOf } from './log-in-state.ts';

describe('readLogInState', () => {
  // @proves 4.2
  it('reads where the person came from', () => {
    expect(readLogInState({ from: '/rng', open: true })).toEqual({ from: '/rng', open: true });
    expect(readLogInState({ from: '/member' })).toEqual({ from: '/member', open: false });
    expect(readLogInState({ from: '/seamless', back: '/rng' })).toEqual({
      from: '/seamless',
      open: false,
      back: '/rng',
    });
  });

  // @proves 4.3
  it.each(['//evil.example', 'https://evil.example', '/login', '/login/?q=1', '/REGISTER', 7, null])(
    'ignores %s',
    (from) => {
      expect(readLogInState({ from, back: from })).toEqual({ open: false });
    },
  );

  it('handles every state', () => {
    fc.assert(fc.property(fc.anything(), (state) => void readLogInState(state)));
  });
});

describe('destinationOf', () => {
  // @proves 4.9, 6.7
  it('sends members, trial accounts and agents to their own pages', () => {
    expect(destinationOf('member', { from: '/rng' }, true)).toBe('/rng');
    expect(destinationOf('member', {}, true)).toBe('/index');
    expect(destinationOf('trial', { from: '/rng' }, true)).toBe('/index');
    expect(destinationOf('agent', { from: '/rng' }, true)).toBe('/agentHome');
    expect(destinationOf('agent', { from: '/rng' }, false)).toBe('/rng');
  });
});

describe('wayBackOf', () => {
  it('returns to the last page open to visitors', () => {
    expect(wayBackOf({ from: '/rng', open: true })).toBe('/rng');
    expect(wayBackOf({ from: '/seamless?vassalage=JDW', back: '/rng?q=koi' })).toBe('/rng?q=koi');
    expect(wayBackOf({ from: '/member' })).toBe('/index');
    expect(wayBackOf({})).toBe('/index');
  });
});
