import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsOf } from './cells.ts';

/** Enough to reach the end of every page except the longest lists. */
const MOST_STEPS = 160;

const brands = readBrands(join(import.meta.dirname, '../..'));

testCells(cellsOf(brands), brands, MOST_STEPS);
