// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showPart } from '#app/kit/show-part.fixture.tsx';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { Blocked, blockOf } from './blocked.tsx';
import { flowTerms, keyAndValues } from './flow-terms.fixture.ts';

afterEach(cleanup);

const left = (times: number, amount: number) => ({ left: { times, amount: minorUnits(amount) } });

describe('a flow', () => {
  it.each([
    ['its terms at their smallest', { ...left(1, 200), available: minorUnits(200) }, undefined],
    ['no times left', left(0, 80_000), 'blocked.times 5'],
    ['less left of the day than the smallest amount', left(2, 199), 'blocked.amount €1,000.00'],
    ['a balance that is held back', { available: minorUnits(199) }, 'blocked.held €2.00'],
    ['no balance', { available: minorUnits(199), balance: minorUnits(199) }, 'blocked.nothing €2.00'],
  ])('with %s says why nothing can leave', (_state, changed, said) => {
    const terms = { ...flowTerms, ...changed };
    const block = blockOf(terms);
    expect(block === undefined).toBe(said === undefined);
    if (!block || !said) return;
    showPart(<Blocked t={keyAndValues} terms={terms} block={block} />);
    expect(screen.getByText(said)).toBeDefined();
  });

  it('whose receiver takes nothing says that first', () => {
    const terms = { ...flowTerms, ...left(0, 0) };
    expect(blockOf(terms, true)).toBe('closed');
    showPart(<Blocked t={keyAndValues} terms={terms} block="closed" closed="The receiver is closed" />);
    expect(screen.getByText('The receiver is closed')).toBeDefined();
  });
});
