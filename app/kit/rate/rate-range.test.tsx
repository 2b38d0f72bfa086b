// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '#app/kit/show-part.fixture.tsx';
import { RateRange } from './rate-range.tsx';

afterEach(cleanup);

it.each([
  [60, 60, 80, '0'],
  [75, 60, 80, '0.75'],
  [80, 60, 80, '1'],
  [60, 60, 60, '0'],
])('is filled up to the rate %i of %i to %i', (value, lowest, highest, filled) => {
  showPart(<RateRange label="Rate" {...{ value, lowest, highest }} onChange={() => undefined} />);
  expect(screen.getByRole('slider').style.getPropertyValue('--rate-filled')).toBe(filled);
});
