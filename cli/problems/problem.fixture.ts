import type { Problem } from './problem.ts';

/** A problem with all details except a fix, and with a character that GitHub would unescape. */
export const walet: Problem = {
  file: '/clone/operator/brands/acme/brand.json',
  line: 14,
  column: 5,
  path: 'features.walet',
  rule: 'choice',
  message: 'This feature does not exist.',
  expected: 'one of: agent, lottery',
  received: '"100%"',
  fix: null,
};
