// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { InlineSelect } from './inline-select.tsx';
import { Select } from './select.tsx';

afterEach(cleanup);

const choices = [
  { value: 'a', label: 'Salary' },
  { value: 'b', label: 'Business' },
];
const words = { label: 'Source of income', choices };

describe('Select', () => {
  it('is the browser’s own list, and reports the selection', () => {
    const onChange = vi.fn();
    showInKit(<Select {...words} value="a" onChange={onChange} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Source of income' });
    expect(select.tagName).toBe('SELECT');
    fireEvent.change(select, { target: { value: 'b' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('shows a placeholder while nothing is selected, which is invalid when required', () => {
    showInKit(<Select {...words} value="" placeholder="Choose one" required onChange={vi.fn()} />);
    const option = screen.getByRole<HTMLOptionElement>('option', { name: 'Choose one' });
    expect([option.selected, option.disabled]).toEqual([true, true]);
  });

  it('describes itself with its help and its error', () => {
    showInKit(<Select {...words} value="a" help="Main one" error="Please choose" onChange={vi.fn()} />);
    const select = screen.getByRole('combobox');
    const described = select.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Main one', 'Please choose']);
    expect(select.getAttribute('aria-invalid')).toBe('true');
  });

  it('shows plain text when read-only, and still submits its value', () => {
    showInKit(<Select {...words} name="income" value="b" readOnly onChange={vi.fn()} />);
    const text = screen.getByRole<HTMLInputElement>('textbox', { name: 'Source of income' });
    expect([text.value, text.readOnly]).toEqual(['Business', true]);
    expect(document.querySelector<HTMLInputElement>('[name="income"]')?.value).toBe('b');
  });
});

describe('InlineSelect', () => {
  it('has an accessible name besides its icon', () => {
    const onChange = vi.fn();
    showInKit(<InlineSelect label="Order" icon="sort-descending" choices={choices} value="b" onChange={onChange} />);
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
    expect(select.selectedOptions[0]?.text).toBe('Business');
    fireEvent.change(select, { target: { value: 'a' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
  });
});
