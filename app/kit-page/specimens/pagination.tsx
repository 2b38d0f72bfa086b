import { useState } from 'react';
import { Pagination, type PaginationWords } from '#app/kit/pagination/pagination.tsx';
import type { Specimen } from '../specimen.ts';

const words: Omit<PaginationWords, 'label'> = {
  previous: 'Previous page',
  next: 'Next page',
  page: (page) => `Page ${page}`,
  place: (page, count) => `Page ${page} of ${count}`,
};

function Pages({ of, first, count }: { of: string; first: number; count: number }) {
  const [page, setPage] = useState(first);
  return <Pagination page={page} count={count} onPage={setPage} words={{ ...words, label: `Pages of ${of}` }} />;
}

export const pagination: Specimen = {
  about: 'One page at either end and five in the middle; a phone shows the place alone.',
  keys: 'Each page is a button; at an end the arrow keeps the focus and does nothing.',
  states: [
    { name: 'At the start', Show: () => <Pages of="bets" first={1} count={12} /> },
    { name: 'In the middle', Show: () => <Pages of="records" first={48} count={128} /> },
    { name: 'A few', Show: () => <Pages of="messages" first={2} count={3} /> },
  ],
};
