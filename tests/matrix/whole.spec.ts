import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsOf } from './cells.ts';

/** As far as the end of all pages but the longest lists. */
const MOST_STEPS = 160;

const brands = readBrands(join(import.meta.dirname, '../..'));

testCells(cellsOf(brands), brands, MOST_STEPS);
