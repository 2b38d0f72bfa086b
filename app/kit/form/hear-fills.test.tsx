// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearFills } from './hear-fills.ts';

const sent = vi.fn();
let stop: () => void;

function Form() {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(name, code);
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <input aria-label="Code" value={code} onChange={({ target }) => setCode(target.value.slice(0, 6))} />
      <button type="button" onClick={() => sent(name, code)}>
        Get code
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
/** Fills a field as a browser does: React does not see it. */
const fillUnseen = (label: string, value: string) =>
  Reflect.set(HTMLInputElement.prototype, 'value', value, field(label));
/** Fills a field as a script does: React sees the value, and takes no event for news. */
const fillSeen = (label: string, value: string) => {
  field(label).value = value;
};
const submit = () => fireEvent.submit(field('Name').closest('form') ?? document);

beforeEach(() => {
  sent.mockClear();
  stop = hearFills(document);
  render(<Form />);
});
afterEach(() => {
  stop();
  cleanup();
});

describe('hearFills', () => {
  it.each([
    ['by the browser', fillUnseen],
    ['by a script', fillSeen],
  ])('hears at the submission what was filled in without an event, %s', (_, fill) => {
    fill('Name', 'maria');
    fill('Code', '123456789');
    submit();
    expect(sent).toHaveBeenCalledExactlyOnceWith('maria', '123456');
    expect(field('Code').value).toBe('123456');
  });

  it('hears it before a button of the form that sends nothing', () => {
    fillUnseen('Name', 'maria');
    fireEvent.click(screen.getByText('Get code'));
    expect(sent).toHaveBeenCalledExactlyOnceWith('maria', '');
  });

  it.each(['input', 'change'])('hears a script that sends the event %s after a value that React saw', (type) => {
    fillSeen('Name', 'maria');
    field('Name').dispatchEvent(new Event(type, { bubbles: true }));
    submit();
    expect(sent).toHaveBeenCalledExactlyOnceWith('maria', '');
  });

  it('keeps it when another field changes', () => {
    fillUnseen('Name', 'maria');
    fireEvent.input(field('Code'), { target: { value: '1' } });
    expect(field('Name').value).toBe('maria');
    submit();
    expect(sent).toHaveBeenCalledExactlyOnceWith('maria', '1');
  });

  it('hears the same text again after the form was emptied', () => {
    for (const name of ['maria', '', 'maria']) fireEvent.input(field('Name'), { target: { value: name } });
    fireEvent.input(field('Name'), { target: { value: '' } });
    fillUnseen('Name', 'maria');
    submit();
    expect(sent).toHaveBeenCalledExactlyOnceWith('maria', '');
  });
});
