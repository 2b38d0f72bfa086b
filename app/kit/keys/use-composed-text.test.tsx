// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeField } from '../code-field/code-field.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { showInKit } from '../show-in-kit.fixture.tsx';
import { compositionOf, ENGINES, type Engine, sendComposition } from './composition.fixture.ts';

const complete = vi.fn();
const LABELS = { format: '', choose: '', close: '', month: '', year: '', earlier: '', later: '' };

function Code() {
  const [value, setValue] = useState('');
  return <CodeField label="Field" length={4} value={value} onChange={setValue} onComplete={complete} />;
}

function Birthday() {
  const [value, setValue] = useState('');
  const today = new Date(Date.UTC(2026, 0, 1));
  return <DateField label="Field" value={value} onChange={setValue} today={today} labels={LABELS} />;
}

function Amount() {
  const [value, setValue] = useState<number | null>(null);
  return <NumberField label="Field" currency="PHP" value={value} onChange={setValue} />;
}

afterEach(() => {
  cleanup();
  complete.mockClear();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Field');

/** Composes a text, and looks at the field before the end. */
function compose(engine: Engine, text: string): string {
  const events = compositionOf(engine, 'Enter', text);
  const end = events.findIndex(({ type }) => type === 'compositionend');
  act(() => sendComposition(field(), events.slice(0, end)));
  fireEvent.input(field(), { target: { value: text } });
  const during = field().value;
  act(() => sendComposition(field(), events.slice(end)));
  return during;
}

describe.each(ENGINES)('A field that rewrites its text, in %s', (engine) => {
  it.each<[string, ComponentType, string, string]>([
    ['code', Code, '１２３４', '1234'],
    ['day', Birthday, '１０１０', '10-10-'],
    ['amount', Amount, '１５００', '１５００'],
  ])('leaves a %s alone until the input method is done', (_, Specimen, text, rewritten) => {
    showInKit(<Specimen />);
    expect(compose(engine, text)).toBe(text);
    expect(field().value).toBe(rewritten);
  });

  it('is complete once, at the end', () => {
    showInKit(<Code />);
    compose(engine, '１２３４');
    fireEvent.input(field(), { target: { value: '1234' } });
    expect(complete).toHaveBeenCalledExactlyOnceWith('1234');
  });
});
