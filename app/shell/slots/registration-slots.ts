import type { Placed, WordKey } from './contribution.ts';
import type { NumberFieldsProps, RegistrationField, RegistrationWay, SendRegistration } from './registration-way.ts';
import type { Screen } from './screen.ts';

/** A way to register: a tab of the registration sheet, which also shows the fields of the platform's rules. */
export interface RegistrationMethodContribution extends Placed {
  way: RegistrationWay;
  label: WordKey;
  /** Fields of the account itself; always shown. */
  account: readonly RegistrationField[];
  load: () => Promise<SendRegistration>;
}

/** Fields that a flag adds to a way to register. */
export interface RegistrationPartContribution extends Placed {
  ways: readonly RegistrationWay[];
  /** Always shown. */
  account: readonly RegistrationField[];
}

/** Replaces the plain mobile-number field; the last one wins. */
export interface RegistrationNumberContribution extends Placed {
  ways: readonly RegistrationWay[];
  screen: Screen<NumberFieldsProps>;
}
