import { describe, expect, it } from 'vitest';
import { statusOfType } from './member-type.ts';

describe('statusOfType', () => {
  // @proves 6.6
  it.each([
    [1, 'agent'],
    [2, 'agent'],
    [41, 'agent'],
    [42, 'agent'],
    [4, 'trial'],
    [0, 'member'],
    [3, 'member'],
  ])('maps account type %i to %s', (type, status) => {
    expect(statusOfType(type)).toBe(status);
  });
});
