import { join } from 'node:path';
import { readBrands } from './brand-shape.ts';
import { testCells } from './cell-tests.ts';
import { cellsOf } from './cells.ts';

testCells(cellsOf(readBrands(join(import.meta.dirname, '../..'))));
