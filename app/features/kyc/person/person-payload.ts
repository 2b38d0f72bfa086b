import type { PersonalInfo } from '#schemas/generated/platform.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { isNeeded } from './check-person.ts';
import { INCOMES, OTHER_OCCUPATION, type PersonField, type PersonValues } from './fields.ts';

interface Person {
  readonly values: Readonly<PersonValues>;
  readonly sameAddress: boolean;
}

/** Payload of checked personal information. Fields that are not required are omitted. */
export function personPayload(person: Person): PersonalInfo {
  const text = (name: PersonField) => plainName(person.values[name]);
  return {
    idType: Number(text('idType')),
    payeename: text('payeename'),
    birthday: text('birthday'),
    address: text('address'),
    permanentAddress: text(person.sameAddress ? 'address' : 'permanentAddress'),
    placeOfBirth: text('placeOfBirth'),
    nationality: text('nationality'),
    sourceOfIncome: sourceOf(text('sourceOfIncome')),
    occupation: Number(isNeeded('occupation', person) ? text('occupation') : OTHER_OCCUPATION),
    employerName: isNeeded('employerName', person) ? text('employerName') : '',
  };
}

const NUMBERS = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 } as const satisfies Record<(typeof INCOMES)[number], number>;

function sourceOf(text: string): PersonalInfo['sourceOfIncome'] {
  const income = INCOMES.find((value) => value === text);
  return NUMBERS[income ?? '2'];
}
