import type {
  NumberFieldsProps,
  RegistrationField,
  RegistrationWay,
  SendRegistration,
} from '../registration/registration-way.ts';
import type { Placed, WordKey } from './contribution.ts';
import type { Screen } from './screen.ts';

/** A way to register. The registration's sheet has a tab for each, and asks for what the platform's rules show besides. */
export interface RegistrationMethodContribution extends Placed {
  way: RegistrationWay;
  label: WordKey;
  /** What the account itself is made of; these are always asked for. */
  account: readonly RegistrationField[];
  load: () => Promise<SendRegistration>;
}

/** What a flag of the brand adds to a way to register. */
export interface RegistrationPartContribution extends Placed {
  ways: readonly RegistrationWay[];
  /** These are always asked for. */
  account: readonly RegistrationField[];
}

/** Takes the place of the plain field for the mobile number; of several the last one does. */
export interface RegistrationNumberContribution extends Placed {
  ways: readonly RegistrationWay[];
  screen: Screen<NumberFieldsProps>;
}
