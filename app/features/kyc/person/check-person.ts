import { checkBirthday } from '#app/kit/date-field/check-birthday.ts';
import type { Day } from '#app/kit/date-field/day.ts';
import { isBlank } from '#app/kit/form/is-blank.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import type { Fault } from './fault.ts';
import { EMPLOYED, hasWork, type PersonField, type PersonValues, personFields } from './fields.ts';

export interface PersonCheck {
  /** Minimum age in years under the brand's law. */
  minimumAge: number;
  today: Day;
}

interface Person {
  readonly values: Readonly<PersonValues>;
  readonly sameAddress: boolean;
}

/** True if a field is required: an employer for the employed, an occupation with work, a second address only if it differs. */
export function isNeeded(name: PersonField, { values, sameAddress }: Person): boolean {
  if (name === 'employerName') return values.sourceOfIncome === EMPLOYED;
  if (name === 'occupation') return hasWork(values.sourceOfIncome);
  return name !== 'permanentAddress' || !sameAddress;
}

export function checkAll(person: Person, check: PersonCheck): Partial<Record<PersonField, Fault>> {
  const faults = personFields.flatMap((name) => {
    const fault = checkValue(name, person, check);
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(faults);
}

export function checkValue(name: PersonField, person: Person, check: PersonCheck): Fault | undefined {
  if (!isNeeded(name, person)) return undefined;
  const text = plainName(person.values[name]);
  if (isBlank(text)) return 'required';
  return name === 'birthday' ? checkBirthday(text, check.minimumAge, check.today) : undefined;
}
