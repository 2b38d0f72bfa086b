import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsOf } from './cells.ts';
import { pairwise } from './pairwise.ts';

testCells(pairwise(cellsOf(readBrands(join(import.meta.dirname, '../..')))));
