// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useAttempt } from './use-attempt.ts';

/** Two fields that must not be empty. */
function Form({ error = null }: { error?: unknown }) {
  const form = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState({ first: '', second: '' });
  const { isTried, attempt } = useAttempt(form, error);
  const wrong = (['first', 'second'] as const).filter((name) => entered[name] === '');
  return (
    <form ref={form}>
      {(['first', 'second'] as const).map((name) => (
        <input
          key={name}
          aria-label={name}
          aria-invalid={(isTried && wrong.includes(name)) || undefined}
          value={entered[name]}
          onChange={(event) => setEntered({ ...entered, [name]: event.target.value })}
        />
      ))}
      <button type="button" onClick={() => attempt(wrong.length > 0)}>
        Try
      </button>
    </form>
  );
}

afterEach(cleanup);

const press = () => fireEvent.click(screen.getByRole('button'));

it('focuses the first wrong field after each attempt, and not while another is written', () => {
  render(<Form />);
  const [first, second] = [screen.getByLabelText('first'), screen.getByLabelText('second')];
  press();
  expect(document.activeElement).toBe(first);
  second.focus();
  fireEvent.change(second, { target: { value: 'a' } });
  expect(document.activeElement).toBe(second);
  press();
  expect(document.activeElement).toBe(first);
});
