import { expect, it } from 'vitest';
import { findExactPaths } from './find-exact-paths.ts';

it.each([
  'if (pathname === paths.agent) dismiss();',
  'if (location.pathname !== brand.basePath) return;',
  'return pathname.toLowerCase() === path;',
  'return route?.path !== paths.login;',
  'return sheets.includes(pathname.toLowerCase());',
])('finds %s', (line) => {
  expect(findExactPaths(`const a = 1;\n${line}`)).toEqual([2]);
});

it.each([
  'isSamePath(pathname, paths.login)',
  'navigate(paths.index)',
  'path !== undefined && isSamePath(path, pathname)',
])('allows %s', (line) => {
  expect(findExactPaths(line)).toEqual([]);
});
