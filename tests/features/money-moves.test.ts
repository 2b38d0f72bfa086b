import { expect, it } from 'vitest';
import { reachingBooks, writingBooks } from './money-moves.ts';

const sources = {
  '/sandbox/ledger/post-transaction.ts': 'await db.insert(entries).values(rows);',
  '/sandbox/gifts/give.ts': "import { move } from '../ledger/post-transaction.ts';",
  '/sandbox/gifts/operations/give-gift.ts': "import {\n  give,\n} from '#sandbox/gifts/give.ts';",
  '/sandbox/gifts/operations/gifts.ts': "import type { Gift } from '../give.ts';",
  '/sandbox/gifts/fill.ts': 'await tx.insert(pointEntries).values(rows);',
};

it('finds what reaches the books by way of other files, and leaves types out', () => {
  expect([...reachingBooks(sources)].sort()).toEqual([
    '/sandbox/gifts/give.ts',
    '/sandbox/gifts/operations/give-gift.ts',
    '/sandbox/ledger/post-transaction.ts',
    '/sandbox/points/move-points.ts',
  ]);
});

it('finds what writes into the books', () => {
  expect(writingBooks(sources)).toEqual(['/sandbox/ledger/post-transaction.ts', '/sandbox/gifts/fill.ts']);
});
