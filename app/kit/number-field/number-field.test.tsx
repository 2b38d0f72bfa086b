// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { showPart } from '../show-part.fixture.tsx';
import { NumberField } from './number-field.tsx';

afterEach(cleanup);

const changed = vi.fn();

type Props = Partial<ComponentProps<typeof NumberField>>;

function Specimen(props: Props) {
  const [value, setValue] = useState(props.value ?? null);
  const onChange = (next: number | null) => {
    changed(next);
    setValue(next);
  };
  return <NumberField label="Amount" {...props} value={value} onChange={onChange} />;
}

function show(props: Props, tag?: string) {
  changed.mockClear();
  showInKit(<Specimen {...props} />, tag, 'ltr', props.currency);
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

describe('NumberField', () => {
  it('reads a percentage in hundredths of a per cent', () => {
    show({ percent: true, value: 70, min: 60, max: 80 });
    expect(field().value).toBe('0.70');
    press('ArrowUp');
    expect(changed).toHaveBeenLastCalledWith(71);
    write('0.755');
    expect(Number.isSafeInteger(changed.mock.lastCall?.[0])).toBe(false);
  });

  it('reports integers of the minor unit, and formats them for the language on blur', () => {
    show({ currency: 'PHP' });
    fireEvent.focus(field());
    write('12480.5');
    expect(changed).toHaveBeenLastCalledWith(1_248_050);
    expect(field().value).toBe('12480.5');
    fireEvent.blur(field());
    expect(field().value).toBe('12,480.50');
    expect(screen.getByText('₱')).toBeTruthy();
  });

  it('selects its text on focus by Tab, so that typing replaces it', () => {
    show({ currency: 'PHP', value: 250_000 });
    const selected = () => [field().value, field().selectionStart, field().selectionEnd];
    act(() => {
      field().select();
      field().focus();
    });
    expect(selected()).toEqual(['2500.00', 0, 7]);
    act(() => field().blur());
    act(() => {
      field().setSelectionRange(2, 2);
      field().focus();
    });
    expect(field().selectionStart).toBe(field().selectionEnd);
  });

  it('follows the language and its currency', () => {
    show({ currency: 'VND', value: 50_000 }, 'vi');
    expect(field().value).toBe('50.000');
    write('75.000');
    expect(changed).toHaveBeenLastCalledWith(75_000);
  });

  it('reports NaN for text that is not a number, and leaves it there to be corrected', () => {
    show({ currency: 'EUR' });
    fireEvent.focus(field());
    write('19.999');
    fireEvent.blur(field());
    expect(field().value).toBe('19,999.00');
    fireEvent.focus(field());
    write('1.9999');
    fireEvent.blur(field());
    expect(changed).toHaveBeenLastCalledWith(Number.NaN);
    expect(field().value).toBe('1.9999');
    write('');
    expect(changed).toHaveBeenLastCalledWith(null);
  });

  it('shows what it understood where the text may mean another amount, until the amount is changed', () => {
    showPart(<Specimen currency="PHP" />);
    const note = 'We read this as ₱1,500.00';
    write('1500');
    expect(screen.queryByText(/We read this/)).toBeNull();
    write('1.500');
    expect(screen.getByText(note).id).toBe(field().getAttribute('aria-describedby'));
    fireEvent.blur(field());
    expect(screen.queryByText(note)).not.toBeNull();
    press('ArrowUp');
    expect(screen.queryByText(/We read this/)).toBeNull();
  });

  it('says that an amount is in another currency, or too large where there is no largest one', () => {
    showPart(<Specimen currency="PHP" error="Enter a number" />);
    write('$20');
    expect(changed).toHaveBeenLastCalledWith(Number.NaN);
    expect(screen.getByText('This is another currency. Enter the amount in PHP.')).toBeTruthy();
    write('99999999999999');
    expect(screen.getByText('This number is too large. Enter a smaller one.')).toBeTruthy();
    expect(field().value).toBe('99999999999999');
    fireEvent.blur(field());
    expect(field().value).toBe('99999999999999');
  });

  it('steps with the arrows and the page keys, goes to the limits with Home and End, and stops there', () => {
    show({ min: 10, max: 100, step: 5, value: 12 });
    press('ArrowUp');
    expect(field().value).toBe('15');
    press('ArrowDown');
    expect(field().value).toBe('10');
    press('ArrowDown');
    expect(field().value).toBe('10');
    press('PageUp');
    expect(field().value).toBe('60');
    press('End');
    expect(field().getAttribute('aria-valuenow')).toBe('100');
    press('Home');
    expect(field().getAttribute('aria-valuenow')).toBe('10');
  });

  it('steps with its buttons, which are no Tab stops, and announces the new number', () => {
    show({ max: 3, value: 2, labels: { less: 'Less', more: 'More' } });
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More' });
    fireEvent.click(more);
    expect(field().value).toBe('3');
    expect(more.disabled).toBe(true);
    expect(more.tabIndex).toBe(-1);
    expect(screen.getByRole('status').textContent).toBe('3');
  });

  it('describes itself with its help, its error and its limits', () => {
    show({ help: 'From 1', error: 'Too little', min: 1, max: 9, value: 0 });
    const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['From 1', 'Too little']);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(field().getAttribute('aria-valuemin')).toBe('1');
  });

  it('ignores all keys when read-only', () => {
    show({ value: 5, readOnly: true });
    press('ArrowUp');
    expect(changed).not.toHaveBeenCalled();
  });
});
