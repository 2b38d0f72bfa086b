import { Alert } from '#app/kit/state/alert.tsx';
import type { Specimen } from '../specimen.ts';

export const alert: Specimen = {
  about: 'A message of a whole form. Screen readers hear it when it comes.',
  states: [
    { name: 'Danger', Show: () => <Alert text="The username or the password is wrong." /> },
    { name: 'Info', Show: () => <Alert tone="info" text="Deposits are back at 14:00." /> },
  ],
};
