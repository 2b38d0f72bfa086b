import { expect, it } from 'vitest';
import { NO_TIER } from '#schemas/contracts/contracts.fixture.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { stepsOf } from './steps-of.ts';

const tier = (netLoss: number, rate: number) => ({ ...NO_TIER, netLoss: minorUnits(netLoss), rate });

it('rises tier by tier, and ends beyond the last step and the marked figure', () => {
  expect(stepsOf([tier(400, 800), tier(800, 1100)], 600)).toEqual({
    steps: [
      { from: 0, rate: 0 },
      { from: 400, rate: 800 },
      { from: 800, rate: 1100 },
    ],
    most: 1000,
    highest: 1100,
  });
  expect(stepsOf([tier(400, 800)], 4000).most).toBe(5000);
});

it('takes the higher of two tiers that begin at the same net loss', () => {
  expect(stepsOf([tier(0, 500), tier(0, 700)], 0).steps).toEqual([{ from: 0, rate: 700 }]);
});
