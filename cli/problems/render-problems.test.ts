import { describe, expect, it } from 'vitest';
import { createStyle } from '../terminal/terminal.ts';
import type { Problem } from './problem.ts';
import { problemsAsJson, renderProblems } from './render-problems.ts';

const cwd = '/operator';
const plain = createStyle(false);
const walet: Problem = {
  file: '/operator/brands/acme/brand.json',
  line: 14,
  column: 5,
  path: 'features.walet',
  rule: 'choice',
  message: 'This feature does not exist.',
  expected: 'one of: agent, lottery, referral',
  received: '"walet"',
  fix: 'Did you mean "wallet"?',
};

describe('renderProblems', () => {
  it('numbers the problems of a file, and says what is wrong, where, and how to fix it', () => {
    expect(renderProblems([walet, { ...walet, line: 15, path: '', expected: null }], { cwd, style: plain })).toBe(
      [
        'brands/acme/brand.json has 2 problems.',
        '',
        '  1. brands/acme/brand.json:14:5 › features.walet',
        '     This feature does not exist.',
        '     Expected  one of: agent, lottery, referral',
        '     Received  "walet"',
        '     Fix       Did you mean "wallet"?',
        '',
        '  2. brands/acme/brand.json:15:5',
        '     This feature does not exist.',
        '     Received  "walet"',
        '     Fix       Did you mean "wallet"?',
      ].join('\n'),
    );
  });

  it('gives each file its own heading, and a file elsewhere its whole path', () => {
    const text = renderProblems([walet, { ...walet, file: '/srv/themes/night/theme.json' }], { cwd, style: plain });
    expect(text).toContain('brands/acme/brand.json has 1 problem.');
    expect(text).toContain('/srv/themes/night/theme.json has 1 problem.');
  });

  it('is empty without problems', () => {
    expect(renderProblems([], { cwd, style: plain })).toBe('');
  });
});

describe('problemsAsJson', () => {
  it('keeps every field and makes the file relative', () => {
    expect(problemsAsJson([walet], cwd)).toEqual([{ ...walet, file: 'brands/acme/brand.json' }]);
  });
});
