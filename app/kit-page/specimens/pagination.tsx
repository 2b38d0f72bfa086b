import { useState } from 'react';
import { Pagination, type PaginationWords } from '../../kit/pagination/pagination.tsx';
import type { Specimen } from '../specimen.ts';

const words: PaginationWords = {
  label: 'Pages of bets',
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  place: (page, count) => `Page ${page} of ${count}`,
};

function Pages({ first, count }: { first: number; count: number }) {
  const [page, setPage] = useState(first);
  return <Pagination page={page} count={count} onPage={setPage} words={words} />;
}

export const pagination: Specimen = {
  about: 'One page at either end and five in the middle; a phone shows the place alone.',
  keys: 'Each page is a button; at an end the arrow keeps the focus and does nothing.',
  states: [
    { name: 'At the start', Show: () => <Pages first={1} count={12} /> },
    { name: 'In the middle', Show: () => <Pages first={48} count={128} /> },
    { name: 'A few', Show: () => <Pages first={2} count={3} /> },
  ],
};
