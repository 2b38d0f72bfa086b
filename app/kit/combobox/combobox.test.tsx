// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'PH', label: 'Philippines', note: '+63', short: '+63' },
  { value: 'MT', label: 'Malta', note: '+356' },
  { value: 'MY', label: 'Malaysia', note: '+60' },
];
const labels = { show: 'Show all', found: (count: number) => `${count} found`, none: 'Nothing found' };
const changed = vi.fn();

function Specimen({ readOnly = false }) {
  const [value, setValue] = useState('');
  const onChange = (next: string) => {
    changed(next);
    setValue(next);
  };
  const props = { options, labels, value, onChange, readOnly };
  return <Combobox label="Country" name="country" {...props} />;
}

beforeEach(() => {
  changed.mockClear();
  showInKit(<Specimen />);
  input().focus();
});
afterEach(cleanup);

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });
const press = (key: string, more = {}) => fireEvent.keyDown(input(), { key, ...more });
const shown = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('Combobox', () => {
  it('filters its list during input, activates the first option, and announces how many there are', () => {
    type('mal');
    expect(shown()).toEqual(['Malta', 'Malaysia']);
    expect(active()).toBe('Malta+356');
    expect(screen.getByRole('status').textContent).toBe('2 found');
    expect(input().getAttribute('aria-expanded')).toBe('true');
    type('zz');
    expect(screen.getByRole('status').textContent).toBe('Nothing found');
    for (const key of ['ArrowDown', 'ArrowUp']) press(key);
    expect(input().hasAttribute('aria-activedescendant')).toBe(false);
    type('mal');
    expect(active()).toBe('Malta+356');
  });

  it('opens with the arrows, wraps around, and selects the active option with Enter', () => {
    press('ArrowDown');
    expect(active()).toBe('Philippines+63');
    press('ArrowUp');
    expect(active()).toBe('Malaysia+60');
    press('ArrowDown');
    press('ArrowDown');
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
    expect(changed).toHaveBeenCalledExactlyOnceWith('MT');
    expect(input().value).toBe('Malta');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(true);
  });

  it('opens on the selected option, and shows its short form', () => {
    type('phil');
    press('Enter');
    expect(input().value).toBe('+63');
    press('ArrowUp');
    expect(active()).toBe('Philippines+63');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Philippines+63');
  });

  it('discards the typed text on Escape, which does not also close the surrounding dialog', () => {
    type('mal');
    const press = createEvent.keyDown(input(), { key: 'Escape' });
    fireEvent(input(), press);
    expect(press.defaultPrevented).toBe(true);
    expect(input().value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
  });

  it('selects the active option on blur, and nothing without one', () => {
    type('malay');
    fireEvent.blur(input());
    expect(changed).toHaveBeenLastCalledWith('MY');
    type('zz');
    fireEvent.blur(input());
    expect(input().value).toBe('Malaysia');
    type('');
    fireEvent.blur(input());
    expect(changed).toHaveBeenLastCalledWith('');
  });

  it('leaves the keys to an active input method', () => {
    type('mal');
    press('Enter', { isComposing: true });
    expect(changed).not.toHaveBeenCalled();
  });

  it('selects by pointer from the whole list, while the focus stays in the input', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(shown()).toHaveLength(3);
    expect(fireEvent.mouseDown(screen.getByText('Malta'))).toBe(false);
    fireEvent.mouseUp(screen.getByText('Malta'));
    fireEvent.click(screen.getByText('Malta'));
    expect(changed).toHaveBeenCalledExactlyOnceWith('MT');
    expect(document.activeElement).toBe(input());
  });

  it('does not open when read-only', () => {
    cleanup();
    showInKit(<Specimen readOnly />);
    fireEvent.click(input());
    press('ArrowDown');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
