// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wrongAmounts } from '#app/kit/number-field/amount-cases.fixture.ts';
import { showPart } from '#app/kit/show-part.fixture.tsx';
import { type MinorUnits, minorUnits } from '#schemas/money/minor-units.ts';
import { AmountEntry } from './amount-entry.tsx';
import { amountFault } from './amount-fault.ts';
import { flowTerms, keyAndValues } from './flow-terms.fixture.ts';
import type { FlowTerms } from './flow-terms.ts';
import { useAmount } from './use-amount.ts';
import { useTermsAmount } from './use-terms-amount.ts';

const send = vi.fn<(amount: MinorUnits | null) => void>();
const PRESETS = [100, 1000, 30_000, 90_000].map(minorUnits);

beforeEach(() => send.mockClear());
afterEach(cleanup);

function Flow({ terms }: { terms: FlowTerms }) {
  const [value, setValue] = useState<number | null>(null);
  const amount = useTermsAmount(keyAndValues, terms, value);
  const texts = { label: 'Amount', help: 'Limits', step: 1 };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(amount.attempt());
      }}
    >
      <AmountEntry
        {...{ amount, ...texts }}
        presets={{ label: 'Suggestions', amounts: PRESETS, all: 'All' }}
        onChange={setValue}
      />
      <button type="submit">Send</button>
    </form>
  );
}
const field = () => screen.getByRole('spinbutton', { name: 'Amount' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const isSaid = () => field().getAttribute('aria-invalid') === 'true';

describe('the amount of a flow', () => {
  it.each([
    ['', 'fault.missing'],
    ['1.99', 'fault.low €2.00'],
    ['300.01', 'fault.high €300.00'],
    ...wrongAmounts({ number: 'fault.number 2', positive: 'fault.positive', high: 'fault.high €300.00' }),
  ])('is not sent as "%s", which the field says and gets the focus for', (text, said) => {
    showPart(<Flow terms={flowTerms} />);
    type(text);
    submit();
    expect(screen.getByText(said)).toBeDefined();
    expect(document.activeElement).toBe(field());
    expect(send.mock.calls).toEqual([[null]]);
  });

  it.each(['2.00', '300', '٣٠'])('is sent as "%s", to the unit of both limits', (text) => {
    showPart(<Flow terms={flowTerms} />);
    type(text);
    submit();
    expect(isSaid()).toBe(false);
    expect(send.mock.calls).toEqual([[{ '2.00': 200, '300': 30_000, '٣٠': 3000 }[text]]]);
  });

  it('is at most what is left of the day, if that is less than what is available', () => {
    showPart(<Flow terms={{ ...flowTerms, left: { times: 1, amount: minorUnits(2000) } }} />);
    type('20.01');
    expect(screen.getByText('fault.high €20.00')).toBeDefined();
  });

  it('is called wrong at once only if it is too large or no number', () => {
    showPart(<Flow terms={flowTerms} />);
    const atOnce = ['1', '0', '', '301', 'ten'].map((text) => {
      type(text);
      return isSaid();
    });
    expect(atOnce).toEqual([false, false, false, true, true]);
  });

  it('is suggested within its limits, the largest by name', () => {
    showPart(<Flow terms={flowTerms} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['10', 'All', 'Send']);
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    submit();
    expect(send.mock.calls).toEqual([[30_000]]);
  });
});

describe('the fault of an amount', () => {
  const bound = (amount: number, name: string) => ({ amount: minorUnits(amount), say: () => name });
  const most = [bound(500, 'method'), bound(300, 'own limit')];
  const fault = (value: number, currency = 'EUR') =>
    amountFault(keyAndValues, value, { most }, { currency, tag: 'en-x-JPY00' });

  it('is the first limit that it passes, of several', () => {
    expect([300, 301, 501].map((value) => fault(value))).toEqual([undefined, 'own limit', 'method']);
  });

  it('names no decimals in a currency without them', () => {
    expect(fault(Number.NaN, 'JPY')).toBe('fault.whole');
  });
});

it('takes a further fault of a flow into account, once it is tried', () => {
  let amount: ReturnType<typeof useAmount> | undefined;
  function Part() {
    const limits = { most: [{ amount: minorUnits(500), say: () => 'most' }] };
    const furtherFault = (taken: MinorUnits) => (taken < 100 ? 'bonus' : undefined);
    amount = useAmount({ t: keyAndValues, value: 99, currency: 'EUR', limits, furtherFault });
    return (
      <button type="button" onClick={amount.attempt}>
        Send
      </button>
    );
  }
  showPart(<Part />);
  expect([amount?.possible, amount?.error]).toEqual([null, undefined]);
  submit();
  expect([amount?.possible, amount?.error]).toEqual([null, 'bonus']);
});
