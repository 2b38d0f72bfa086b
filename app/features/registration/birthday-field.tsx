import type { ComponentProps } from 'react';
import { DateField } from '#app/kit/date-field/date-field.tsx';
import { birthdayRange } from '#app/shared/forms/check-birthday.ts';
import { useDateLabels } from '#app/shared/forms/use-date-labels.ts';

interface BirthdayFieldProps extends Omit<ComponentProps<typeof DateField>, 'labels' | 'min' | 'max'> {
  minimumAge: number;
}

/** The calendar offers only birthdays that meet the age limit. */
export function BirthdayField({ minimumAge, today, ...rest }: BirthdayFieldProps) {
  return <DateField {...rest} {...birthdayRange(minimumAge, today)} today={today} labels={useDateLabels()} />;
}
