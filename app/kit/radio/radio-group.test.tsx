// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { RadioGroup } from './radio-group.tsx';

afterEach(cleanup);

const choices = [
  { value: 'bank', label: 'Bank', help: 'One day' },
  { value: 'card', label: 'Card' },
];
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

describe('RadioGroup', () => {
  it('gives its radios one name, so that the browser handles the arrow keys', () => {
    const onChange = vi.fn();
    showInKit(<RadioGroup label="Way" choices={choices} value="bank" onChange={onChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Way' })).toBeTruthy();
    expect(new Set(radios().map(({ name }) => name)).size).toBe(1);
    fireEvent.click(screen.getByRole('radio', { name: 'Card' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('card');
  });

  it('describes a choice by its help, and the group by its error', () => {
    showInKit(<RadioGroup label="Way" choices={choices} value="" error="Please choose" required onChange={vi.fn()} />);
    const describes = (element: HTMLElement) =>
      document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(describes(screen.getByRole('radio', { name: 'Bank' }))).toBe('One day');
    expect(describes(screen.getByRole('radiogroup'))).toBe('Please choose');
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  });

  it('disables all other choices when read-only', () => {
    showInKit(<RadioGroup label="Way" choices={choices} value="card" readOnly onChange={vi.fn()} />);
    expect(radios().map(({ disabled }) => disabled)).toEqual([true, false]);
  });
});
