import { expect, it } from 'vitest';
import { minorUnits, negative } from '#schemas/money/minor-units.ts';
import { signedText } from './signed-money.tsx';

it.each(['en', 'de', 'th', 'ar-u-nu-latn', 'fa-u-nu-latn', 'he'])('in %s a plus stands where a minus does', (tag) => {
  const amount = minorUnits(83_750);
  const [gain, loss] = [signedText(amount, 'PHP', tag), signedText(negative(amount), 'PHP', tag)];
  expect(gain.replace('+', '−')).toBe(loss);
  expect(gain).not.toBe(loss);
});

it('a sign stays beside its number from right to left', () => {
  expect(signedText(minorUnits(83_750), 'PHP', 'he')).toContain('\u200e+');
  expect(signedText(minorUnits(0), 'PHP', 'he')).not.toContain('+');
});
