// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LogInButton } from './log-in-button.tsx';

afterEach(cleanup);

const words = { rest: 'Log in', working: 'Logging in…' };

it('says that it works while it does, aloud too', () => {
  const { rerender } = render(<LogInButton busy={false} words={words} />);
  const button = screen.getByRole('button', { name: 'Log in' });
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<LogInButton busy words={words} />);
  expect(screen.getByRole('button', { name: 'Logging in…' })).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Logging in…');
});
