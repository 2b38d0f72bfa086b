import type { Fault } from '#app/kinds/account-fields/fault.ts';
import { type BirthdayFault, checkBirthday as faultOf, yearsOf } from '#app/kit/date-field/check-birthday.ts';
import type { Day } from '#app/kit/date-field/day.ts';
import { type DateOrder, reorderDate } from '#schemas/writing/date-order.ts';

const KEYS: Record<Exclude<BirthdayFault, 'age' | 'format'>, Fault['key']> = {
  day: 'fault.birthday',
  year: 'fault.year',
  buddhist: 'fault.buddhistYear',
  calendar: 'fault.otherCalendar',
};

const FORMATS: Record<DateOrder, Fault['key']> = {
  dayFirst: 'fault.birthdayFormat',
  monthFirst: 'fault.birthdayMonthFirst',
  yearFirst: 'fault.birthdayYearFirst',
};

/** Checks a birthday written in the order of the platform's rule. Other parameters as for `check`. */
export function checkBirthday(typed: string, minimumAge: number, today: Day, order: DateOrder): Fault | undefined {
  const text = reorderDate(typed, order, 'dayFirst');
  const fault = faultOf(text, minimumAge, today);
  if (!fault) return undefined;
  if (fault === 'format') return { key: FORMATS[order] };
  if (fault === 'age') return { key: 'fault.age', values: { age: minimumAge } };
  return { key: KEYS[fault], ...(fault === 'buddhist' && { values: yearsOf(text) }) };
}
