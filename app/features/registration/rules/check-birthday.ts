import type { Day } from '#app/kit/date-field/day.ts';
import type { Fault } from '#app/shared/field-rules/fault.ts';
import { type BirthdayFault, checkBirthday as faultOf, yearsOf } from '#app/shared/forms/check-birthday.ts';

const KEYS: Record<Exclude<BirthdayFault, 'age'>, Fault['key']> = {
  format: 'fault.birthdayFormat',
  day: 'fault.birthday',
  year: 'fault.year',
  buddhist: 'fault.buddhistYear',
  calendar: 'fault.otherCalendar',
};

/** The error of a birthday in dd-mm-yyyy; parameters as for the check itself. */
export function checkBirthday(text: string, minimumAge: number, today: Day): Fault | undefined {
  const fault = faultOf(text, minimumAge, today);
  if (!fault) return undefined;
  if (fault === 'age') return { key: 'fault.age', values: { age: minimumAge } };
  return { key: KEYS[fault], ...(fault === 'buddhist' && { values: yearsOf(text) }) };
}
