import { expect, it } from 'vitest';
import { latinDigits } from './latin-digits.ts';

it.each(
  Intl.supportedValuesOf('numberingSystem')
    .map((system) => [system, new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9876543210)])
    .filter(([, text]) => /^\p{Nd}{10}$/u.test(text ?? '')),
)('reads the digits of %s', (_system, text) => {
  expect(latinDigits(`${text}`)).toBe('9876543210');
});

it('leaves everything else as it is', () => {
  expect(latinDigits('5 de ½ 三 -12.5')).toBe('5 de ½ 三 -12.5');
});
