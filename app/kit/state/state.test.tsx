// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Alert } from './alert.tsx';
import { Empty } from './empty.tsx';
import { Problem } from './problem.tsx';

afterEach(cleanup);

it('watches for a message before there is one', () => {
  const { rerender } = showPart(<Alert text={undefined} />);
  const place = screen.getByRole('alert');
  expect(place.textContent).toBe('');
  rerender(<Alert text="Wrong password" />);
  expect(screen.getByRole('alert')).toBe(place);
  expect(place.textContent).toBe('Wrong password');
});

it('says what is merely to know politely', () => {
  showPart(<Alert tone="info" text="Deposits are back" />);
  expect(screen.getByRole('status').textContent).toBe('Deposits are back');
});

it('says a failure at once, and how to go on', () => {
  const retry = vi.fn();
  showPart(<Problem title="The list did not load" action="Try again" onAction={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('The list did not load');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

it('says why a list is empty without raising an alarm', () => {
  showPart(<Empty icon="ticket" title="No bets yet" text="Bets stand here." />);
  expect(screen.getByText('No bets yet')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
