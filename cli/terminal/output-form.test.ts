import { expect, it } from 'vitest';
import { outputForm } from './output-form.ts';

it.each([
  ['validate', 'text'],
  ['validate --json', 'json'],
  ['validate --format github', 'github'],
  ['build --format=sarif --all', 'sarif'],
  ['validate --format xml', 'text'],
  ['validate --format', 'text'],
  ['validate --format github --json', 'json'],
])('"%s" is answered as %s', (line, form) => {
  expect(outputForm(line.split(' '))).toBe(form);
});
