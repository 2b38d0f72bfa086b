import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsOfScreens, inTurn } from './cells.ts';
import { pairwise } from './pairwise.ts';

/** The way past the bars and into the page. A step waits for two frames, and `npm test` has a quarter of an hour. */
const MOST_STEPS = 40;

const brands = readBrands(join(import.meta.dirname, '../..'));

testCells(pairwise(inTurn(cellsOfScreens(brands), brands)), brands, MOST_STEPS);
