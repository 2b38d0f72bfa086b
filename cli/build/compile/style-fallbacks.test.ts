import { expect, it } from 'vitest';
import { withStyleFallbacks } from './style-fallbacks.ts';

/** Removes insignificant white space. */
const compact = (css: string) =>
  withStyleFallbacks(css)
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/\s*([{}:;])\s*/g, '$1');
const MIX = '(color:color-mix(in srgb,red,red))';

it.each([
  ['a{color:red}', 'a{color:red}'],
  ['a{height:100dvh}', 'a{height:100vh;height:100dvh}'],
  ['a{overflow:clip}', 'a{overflow:hidden;overflow:clip}'],
  [
    // A declaration with a variable is chosen before its value is computed.
    'a{height:calc(100dvh - var(--b))}',
    'a{height:calc(100dvh - var(--b))}@supports not (height:1dvh){a{height:calc(100vh - var(--b))}}',
  ],
  ['a{--b:100dvh}', 'a{--b:100dvh}@supports not (height:1dvh){a{--b:100vh}}'],
  [
    '@media print{a:hover{top:0;color:color-mix(in srgb, var(--b) 80%, transparent)}}',
    `@media print{a:hover{top:0;color:color-mix(in srgb, var(--b) 80%, transparent)}@supports not ${MIX}{a:hover{color:var(--b)}}}`,
  ],
])('writes %s as %s', (css, written) => expect(compact(css)).toBe(written));

it('gives selectors without `:has()` a rule of their own', () => {
  expect(compact('a:hover,a:has(b){color:red}')).toBe('a:hover{color:red}a:has(b){color:red}');
});

it('shows focus inside of a part where `:has()` is missing', () => {
  expect(compact('a:has(:focus-visible){color:red}')).toBe(
    'a:has(:focus-visible){color:red}@supports not selector(:has(a)){a:focus-within{color:red}}',
  );
});

it('takes a narrow window for a narrow container, and leaves wide ones', () => {
  expect(compact('@container box (max-width: 30em){a{color:red}}')).toBe(
    '@container box (max-width:30em){a{color:red}}@supports not (container-type:inline-size){@media (max-width:30em){a{color:red}}}',
  );
  expect(compact('@container (min-width: 30em){a{color:red}}')).toBe('@container (min-width:30em){a{color:red}}');
});

it('leaves keyframes', () => {
  const css = '@keyframes a{to{height:100dvh}}';
  expect(compact(css)).toBe(css);
});
