// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { LimitNote } from './limit-note.tsx';

afterEach(cleanup);

const show = (used: number) => {
  cleanup();
  showPart(<LimitNote used={used} most={140} unit="characters" />);
  return screen.getByRole('status').textContent;
};

it('shows every count, and announces only those near the limit', () => {
  expect(show(7)).toBe('');
  expect(screen.getByText('133 characters left')).toBeDefined();
  expect(show(119)).toBe('');
  expect(show(120)).toBe('20 characters left');
  expect(show(140)).toBe('You’ve reached the limit');
  expect(show(141)).toBe('1 character too many');
});
