// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { anchorOf } from './anchor.ts';

// @proves 2.13
it('finds the element of a hash, and nothing for a malformed one', () => {
  const section = document.createElement('section');
  section.id = 'ô';
  document.body.append(section);
  expect(anchorOf('#%C3%B4')).toBe(section);
  expect(anchorOf('#none')).toBeNull();
  expect(anchorOf('')).toBeNull();
  expect(anchorOf('#%E0%A4')).toBeNull();
});
