import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsWithOneList } from './cells.ts';
import { pairwise } from './pairwise.ts';

testCells(pairwise(cellsWithOneList(readBrands(join(import.meta.dirname, '../..')))));
