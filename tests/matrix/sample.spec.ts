import { join } from 'node:path';
import { test } from '../e2e/site/test.ts';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { readBrandOfAll, sampleOfLanguages } from './every-language.ts';
import { ofThisTurn } from './of-this-turn.ts';
import { sampleOf } from './sample.ts';

/** Enough to pass the bars and enter the page. A step takes two frames, and `npm test` is to end within minutes. */
const MOST_STEPS = 40;

const root = join(import.meta.dirname, '../..');
const brands = readBrands(root);
testCells(ofThisTurn(sampleOf(brands)), brands, MOST_STEPS);

test.describe('every language', () => {
  // One after another, so that one site of the brand is enough.
  test.describe.configure({ mode: 'default' });
  const all = readBrandOfAll(root);
  testCells(ofThisTurn(sampleOfLanguages(all)), [all], MOST_STEPS);
});
