// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Alert } from './alert.tsx';
import { Empty } from './empty.tsx';
import { Problem } from './problem.tsx';

afterEach(cleanup);

it('has a live region before there is a message', () => {
  const { rerender } = showPart(<Alert text={undefined} />);
  const place = screen.getByRole('alert');
  expect(place.textContent).toBe('');
  rerender(<Alert text="Wrong password" />);
  expect(screen.getByRole('alert')).toBe(place);
  expect(place.textContent).toBe('Wrong password');
});

it('announces information politely', () => {
  showPart(<Alert tone="info" text="Deposits are back" />);
  expect(screen.getByRole('status').textContent).toBe('Deposits are back');
});

it('announces a failure immediately, with a way to go on', () => {
  const retry = vi.fn();
  showPart(<Problem title="The list did not load" action="Try again" onAction={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('The list did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('explains why a list is empty without an alert', () => {
  showPart(<Empty icon="ticket" title="No bets yet" text="Bets stand here." />);
  expect(screen.getByText('No bets yet')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
