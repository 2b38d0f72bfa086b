// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPart } from '#app/kit/show-part.fixture.tsx';
import { AmountField } from './amount-field.tsx';

afterEach(cleanup);

function Amount({ error }: { error?: string }) {
  const [value, setValue] = useState<number | null>(null);
  const props = { help: 'From 100 to 5,000', currency: 'PHP', step: 1, value, onChange: setValue };
  return <AmountField {...props} label="Amount" error={error} ref={createRef<HTMLInputElement>()} />;
}

/** Types an amount. @returns the field's description */
function described(text: string, error?: string) {
  showPart(<Amount {...(error && { error })} />);
  const field = screen.getByRole('spinbutton', { name: 'Amount' });
  fireEvent.change(field, { target: { value: text } });
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return [field.getAttribute('aria-invalid'), ...ids.map((id) => document.getElementById(id)?.textContent)];
}

describe('AmountField', () => {
  it('says that an amount is too large to be kept exactly', () => {
    expect(described('99999999999999999999')).toEqual([
      ...['true', 'From 100 to 5,000', 'This number is too large. Enter a smaller one.'],
    ]);
  });

  it('leaves that to a form that names its largest amount', () => {
    expect(described('99999999999999999999', 'At most ₱5,000')).toEqual([
      'true',
      'From 100 to 5,000',
      'At most ₱5,000',
    ]);
  });

  it('says that a pasted amount is in another currency, whatever else is wrong', () => {
    expect(described('US$20', 'Enter an amount')[2]).toContain('PHP');
  });
});
