import { Clock } from '#app/kit/clock/clock.tsx';
import type { Specimen } from '../specimen.ts';

export const clock: Specimen = {
  about: 'The time to the second with its zone. Screen readers can read it, but it is not announced every second.',
  states: [
    { name: 'UTC', Show: () => <Clock timeZone="UTC" /> },
    { name: 'Manila', Show: () => <Clock timeZone="Asia/Manila" /> },
    { name: 'Manila in brief', Show: () => <Clock timeZone="Asia/Manila" brief /> },
    { name: 'Lima', Show: () => <Clock timeZone="America/Lima" /> },
  ],
};
