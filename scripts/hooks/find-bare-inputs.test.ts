import { expect, it } from 'vitest';
import { findBareInputs } from './find-bare-inputs.ts';

const found = (code: string) => findBareInputs('part.tsx', code);

it.each([
  ['<input {...props} type="text" />', ['autoComplete', 'enterKeyHint']],
  ['<input autoComplete="off" value={text} />', ['enterKeyHint']],
  ['<textarea enterKeyHint="enter"></textarea>', ['autoComplete']],
  ['<input type={shown ? "text" : "password"} enterKeyHint="go" />', ['autoComplete']],
])('finds what %s lacks', (code, missing) => {
  expect(found(`const part =\n  ${code};`)).toEqual([{ line: 2, missing }]);
});

it.each([
  '<input type="email" autoComplete="email" enterKeyHint="go" />',
  '<input autoComplete={autoComplete} enterKeyHint={hint} {...rest} />',
  '<input type="checkbox" />',
  '<input type="hidden" name="id" value={id} />',
  '<input value={chosen} readOnly />',
  '<Field label="Name" />',
])('lets %s be', (code) => expect(found(code)).toEqual([]));
