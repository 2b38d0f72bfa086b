import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { ofThisTurn } from './of-this-turn.ts';
import { sampleOf } from './sample.ts';

/** Enough to pass the bars and enter the page. A step takes two frames, and `npm test` is to end within minutes. */
const MOST_STEPS = 40;

const root = join(import.meta.dirname, '../..');
const brands = readBrands(root);
testCells(ofThisTurn(sampleOf(brands)), brands, MOST_STEPS);
