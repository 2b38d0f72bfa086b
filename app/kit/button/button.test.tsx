// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

afterEach(cleanup);

it('while busy keeps the focus, does nothing, and submits no form', () => {
  const click = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const { container } = showPart(
    <form>
      <Button type="submit" busy onClick={click}>
        Log in
      </Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', submit);
  const button = screen.getByRole('button', { name: 'Log in' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
  expect([click, submit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('names a button that only has an icon', () => {
  showPart(<IconButton icon="x" label="Close" />);
  expect(screen.getByRole('button', { name: 'Close' }).textContent).toBe('');
});
