// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '#app/kit/show-part.fixture.tsx';
import { Balls } from './balls.tsx';

afterEach(cleanup);

it('shows dice as pips, with their numbers as text', () => {
  showPart(<Balls label="Numbers" numbers={['4', '3', '4']} form="dice" />);
  const dice = screen.getAllByRole('listitem');
  expect(dice.map((die) => die.getAttribute('data-pips'))).toEqual(['4', '3', '4']);
  expect(dice.map(({ textContent }) => textContent)).toEqual(['4', '3', '4']);
});

it('shows other numbers as balls', () => {
  showPart(<Balls label="Numbers" numbers={['04']} form="balls" />);
  expect(screen.getByRole('listitem').hasAttribute('data-pips')).toBe(false);
});
