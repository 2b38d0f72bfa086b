// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { showPart } from '../show-part.fixture.tsx';
import { Money } from './money.tsx';

afterEach(cleanup);

it('is isolated from text of another direction', () => {
  const { container } = showPart(<Money amount={minorUnits(-1250)} currency="PHP" />);
  expect(container.querySelector('bdi')?.textContent).toBe('−₱12.50');
});
