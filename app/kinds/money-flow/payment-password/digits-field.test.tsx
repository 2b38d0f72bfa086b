// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPart } from '#app/kit/show-part.fixture.tsx';
import { DigitsField } from './digits-field.tsx';

afterEach(cleanup);

function Digits() {
  const [value, setValue] = useState('');
  return <DigitsField label="Payment password" error={undefined} value={value} onChange={setValue} />;
}

function show(): HTMLInputElement {
  showPart(<Digits />);
  return screen.getByLabelText('Payment password');
}

describe('DigitsField', () => {
  it.each([
    ['Arabic-Indic', '١٢٣٤٥٦'],
    ['Persian', '۱۲۳۴۵۶'],
    ['Devanagari', '१२३४५६'],
    ['Thai', '๑๒๓๔๕๖'],
    ['full-width', '１２３４５６'],
    ['pasted', ' 123-456\u200e'],
    ['more than six', '1234567'],
  ])('reads %s digits as six from 0 to 9', (_script, typed) => {
    const field = show();
    fireEvent.change(field, { target: { value: typed } });
    expect(field.value).toBe('123456');
  });

  it('asks phones for digits, offers nothing to fill in, and hides what is typed', () => {
    const field = show();
    const given = ['type', 'inputmode', 'autocomplete', 'enterkeyhint', 'dir'].map((name) => field.getAttribute(name));
    expect(given).toEqual(['password', 'numeric', 'off', 'go', 'ltr']);
  });
});
