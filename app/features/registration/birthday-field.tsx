import type { ComponentProps } from 'react';
import { birthdayRange } from '#app/kit/date-field/check-birthday.ts';
import { DateField } from '#app/kit/date-field/date-field.tsx';
import { useDateLabels } from '#app/kit/date-field/use-date-labels.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { DateOrder } from '#schemas/writing/date-order.ts';

interface BirthdayFieldProps extends Omit<ComponentProps<typeof DateField>, 'labels' | 'min' | 'max' | 'order'> {
  minimumAge: number;
  order: DateOrder;
}

/** The calendar offers only birthdays that meet the age limit. */
export function BirthdayField({ minimumAge, today, order, ...rest }: BirthdayFieldProps) {
  const { t } = useTranslation('registration');
  const labels = useDateLabels();
  const format = order === 'dayFirst' ? labels.format : t(`birthday.${order}`);
  return (
    <DateField
      {...rest}
      {...birthdayRange(minimumAge, today)}
      today={today}
      order={order}
      labels={{ ...labels, format }}
    />
  );
}
