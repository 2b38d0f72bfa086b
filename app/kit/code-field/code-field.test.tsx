// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { CodeField } from './code-field.tsx';

const complete = vi.fn();

function Specimen({ length = 6, error = '' }) {
  const [value, setValue] = useState('');
  const props = { length, error, value, onChange: setValue, onComplete: complete };
  return <CodeField label="Code" help="Sent by SMS" {...props} />;
}

beforeEach(() => complete.mockClear());
afterEach(cleanup);

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const write = (value: string) => fireEvent.change(input(), { target: { value } });

describe('CodeField', () => {
  it('is one input that a phone can autofill', () => {
    showInKit(<Specimen />);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(input().autocomplete).toBe('one-time-code');
    expect(input().inputMode).toBe('numeric');
  });

  it.each(['123456', '123 456', 'Code: 123-456.', '١٢٣٤٥٦', '12345678'])('reads the digits of %s', (text) => {
    showInKit(<Specimen />);
    write(text);
    expect(input().value).toBe('123456');
    expect(complete).toHaveBeenCalledExactlyOnceWith('123456');
  });

  it('is incomplete before its last digit, however many it has', () => {
    showInKit(<Specimen length={4} />);
    write('123');
    expect(complete).not.toHaveBeenCalled();
    write('1234');
    expect(complete).toHaveBeenCalledExactlyOnceWith('1234');
  });

  it('runs from left to right in every language, and hides its digits from screen readers, which read the input', () => {
    showInKit(<Specimen />);
    write('12');
    const frame = input().parentElement;
    expect(frame?.dir).toBe('ltr');
    expect(frame?.querySelector('[aria-hidden]')?.textContent).toBe('12');
  });

  it('keeps the caret behind the last digit', () => {
    showInKit(<Specimen />);
    write('123');
    input().setSelectionRange(1, 1);
    fireEvent.select(input());
    expect(input().selectionStart).toBe(3);
  });

  it('describes itself with its help and its error', () => {
    showInKit(<Specimen error="Wrong verification code" />);
    const described = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Sent by SMS',
      'Wrong verification code',
    ]);
  });
});
