import { expect, it } from 'vitest';
import { durationText } from './duration-text.ts';

it.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 hr'],
  [150, '2 hr 30 min'],
])('writes %i minutes as %s', (minutes, text) => {
  expect(durationText(minutes, 'en').replaceAll('mins', 'min').replaceAll('hrs', 'hr')).toBe(text);
});
