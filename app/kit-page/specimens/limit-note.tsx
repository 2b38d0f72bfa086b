import { LimitNote } from '#app/kit/writing/limit-note.tsx';
import type { Specimen } from '../specimen.ts';

export const limitNote: Specimen = {
  about: 'How much can still be written. Screen readers hear the counts near the limit, and every excess.',
  states: [
    { name: 'Within the limit', Show: () => <LimitNote used={12} most={140} unit="characters" /> },
    { name: 'At the limit', Show: () => <LimitNote used={140} most={140} unit="characters" /> },
    { name: 'Too long', Show: () => <LimitNote used={52} most={50} unit="words" /> },
  ],
};
