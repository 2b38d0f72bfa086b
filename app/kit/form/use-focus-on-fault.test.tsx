// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusOnFault } from './use-focus-on-fault.ts';

const names = ['hidden', 'group', 'name', 'comment', 'beside'] as const;

/** Finds the faults that are named, as often as it is pressed. */
function Form({ wrong }: { wrong: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  useFocusOnFault(form, faults);
  const [hidden, group, name, comment, beside] = names.map((one) => ({
    'aria-label': one,
    'aria-invalid': faults.includes(one) || undefined,
  }));
  return (
    <>
      <form ref={form} id="form">
        <div hidden>
          <input {...hidden} />
        </div>
        <fieldset {...group}>
          <input type="radio" aria-label="first of the group" />
          <input type="radio" />
        </fieldset>
        <input {...name} />
        <textarea {...comment} />
      </form>
      <input type="checkbox" form="form" {...beside} />
      <button type="button" onClick={() => setFaults([...wrong])}>
        Try
      </button>
    </>
  );
}

afterEach(cleanup);

const tryOnce = () => {
  const button = screen.getByRole('button');
  button.focus();
  fireEvent.click(button);
  return document.activeElement;
};

it.each([
  { wrong: ['comment', 'name'], first: 'name' },
  { wrong: ['hidden', 'comment'], first: 'comment' },
  { wrong: ['name', 'group'], first: 'first of the group' },
  { wrong: ['beside'], first: 'beside' },
])('focuses $first when $wrong are wrong, after each attempt', ({ wrong, first }) => {
  render(<Form wrong={wrong} />);
  expect(tryOnce()).toBe(screen.getByLabelText(first));
  expect(tryOnce()).toBe(screen.getByLabelText(first));
});

it('leaves the focus in place when nothing is wrong', () => {
  render(<Form wrong={[]} />);
  expect(tryOnce()).toBe(screen.getByRole('button'));
});
