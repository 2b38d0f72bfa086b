import type { PersonalInfo } from '#schemas/generated/platform.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { isNeeded } from './check-person.ts';
import type { PersonField, PersonValues } from './fields.ts';

interface Person {
  readonly values: Readonly<PersonValues>;
  readonly sameAddress: boolean;
}

/** The platform's payload for checked personal information; fields that are not needed are left out. */
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
    sourceOfIncome: text('sourceOfIncome') === '1' ? 1 : 2,
    occupation: Number(text('occupation')),
    employerName: isNeeded('employerName', person) ? text('employerName') : '',
  };
}
