import { describe, expect, it } from 'vitest';
import { opensAutomatically, stateOf } from './state-of.ts';

describe('stateOf', () => {
  // @proves 3.8
  it.each([
    [{ enabled: false, isComplete: false, status: 'N' }, 'none'],
    [{ enabled: true, isComplete: false, status: 'N' }, 'needed'],
    [{ enabled: true, isComplete: false, status: 'R' }, 'refused'],
    [{ enabled: true, isComplete: false, status: 'P' }, 'pending'],
    [{ enabled: true, isComplete: true, status: 'A' }, 'verified'],
  ] as const)('%j is %s', (verification, state) => expect(stateOf(verification)).toBe(state));

  it('requires nothing before the platform has answered', () => expect(stateOf(undefined)).toBe('none'));
});

describe('the verification opens by itself', () => {
  // @proves 4.35
  it('when it is enabled, not complete and of status N', () => {
    expect(opensAutomatically({ enabled: true, isComplete: false, status: 'N' })).toBe(true);
  });

  it.each([
    undefined,
    { enabled: false, isComplete: false, status: 'N' },
    { enabled: true, isComplete: true, status: 'N' },
    { enabled: true, isComplete: false, status: 'P' },
    { enabled: true, isComplete: false, status: 'R' },
  ] as const)('and not for %j', (verification) => expect(opensAutomatically(verification)).toBe(false));
});
