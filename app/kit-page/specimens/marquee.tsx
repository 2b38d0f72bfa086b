import { Marquee } from '#app/kit/marquee/marquee.tsx';
import { MarqueeSkeleton } from '#app/kit/marquee/marquee-skeleton.tsx';
import type { Specimen } from '../specimen.ts';

const ITEMS = [
  { id: 1, title: 'Scheduled maintenance of live tables on Monday from 04:00' },
  { id: 2, title: 'Withdrawals now reach more banks' },
  { id: 3, title: 'The weekly leader board has begun' },
];

export const marquee: Specimen = {
  about: 'Short news that run by. They stand still under a pointer, under the focus, and when they are paused.',
  keys: 'Tab reaches each line and the pause button. Under reduced motion the line scrolls by hand.',
  states: [
    { name: 'Running', Show: () => <Marquee label="News" items={ITEMS} onChoose={() => undefined} /> },
    { name: 'On its way', Show: () => <MarqueeSkeleton /> },
  ],
};
