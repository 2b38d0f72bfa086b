import { join } from 'node:path';
import { test } from '../e2e/site/test.ts';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsOf } from './cells.ts';
import { everyPageInTurn, readBrandOfAll } from './every-language.ts';

/** Enough to reach the end of every page except the longest lists. */
const MOST_STEPS = 160;

const root = join(import.meta.dirname, '../..');
const brands = readBrands(root);
testCells(cellsOf(brands), brands, MOST_STEPS);

test.describe('every language', () => {
  // One after another, so that one site of the brand is enough.
  test.describe.configure({ mode: 'default' });
  const all = readBrandOfAll(root);
  testCells(everyPageInTurn(all), [all], MOST_STEPS);
});
