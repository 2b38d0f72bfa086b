import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsWithOneList, inTurn } from './cells.ts';
import { pairwise } from './pairwise.ts';

/** As far as the first rows of tiles: `npm test` has a quarter of an hour for everything. */
const MOST_STEPS = 80;

const brands = readBrands(join(import.meta.dirname, '../..'));

testCells(pairwise(inTurn(cellsWithOneList(brands), brands)), MOST_STEPS);
