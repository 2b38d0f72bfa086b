import type { LanguageTable } from './language-table.ts';

type Options = Intl.DateTimeFormatOptions;

const MONTHS = { numeric: 'M', '2-digit': 'M', short: 'MMM', long: 'MMMM', narrow: 'MMM' } as const;
const WEEKDAYS = { short: 3, long: 4, narrow: 5 } as const;

/** The pattern by which a language writes the fields or the styles that are asked for, in the letters of CLDR. */
export function datePattern(options: Options, table: LanguageTable): string {
  const { dateStyle, timeStyle } = options;
  const isPlain = !(dateStyle || timeStyle || dateFields(options) || options.hour || options.timeZoneName);
  const given = isPlain ? ({ year: 'numeric', month: 'numeric', day: 'numeric' } as const) : options;
  const date = dateStyle ? table.date[dateStyle] : dateOf(given, table);
  const time = timeStyle ? table.time[timeStyle] : timeOf(given, table);
  if (date === '' || time === '') return date + time;
  return table.join[dateStyle ?? joinOf(given)].replace('{1}', date).replace('{0}', time);
}

function dateFields({ year, month, weekday, day }: Options): string {
  return `${year ? 'y' : ''}${month ? MONTHS[month] : ''}${weekday ? 'E' : ''}${day ? 'd' : ''}`;
}

function dateOf(options: Options, { skeletons }: LanguageTable): string {
  const { year, month, weekday, day } = options;
  const fields = dateFields(options);
  if (fields === '') return '';
  // Long names stand where short ones do, unless the language says otherwise.
  const pattern = skeletons[fields] ?? skeletons[fields.replace('MMMM', 'MMM')] ?? fields;
  return pattern
    .replace(/E+|c+/, (field) => (weekday ? sized(field, WEEKDAYS[weekday]) : field))
    .replace(/MMM+|LLL+/, (field) =>
      month === 'long' ? sized(field, 4) : month === 'narrow' ? sized(field, 5) : field,
    )
    .replace(/\bM\b/, month === '2-digit' ? 'MM' : '$&')
    .replace(/d+/, day === '2-digit' ? 'dd' : '$&')
    .replace(/y+/, year === '2-digit' ? 'yy' : '$&');
}

function sized(field: string, size: number): string {
  return field.charAt(0).repeat(size);
}

function timeOf(options: Options, table: LanguageTable): string {
  const { hour, minute, second, timeZoneName } = options;
  const isTwelve = options.hour12 ?? (options.hourCycle ? /h1/.test(options.hourCycle) : table.hasTwelveHours);
  const fields = hour ? `${isTwelve ? 'h' : 'H'}${minute ? 'm' : ''}${second ? 's' : ''}` : '';
  const pattern = (table.skeletons[fields] ?? fields).replace(/[hH]+/, (field) =>
    hour === '2-digit' ? sized(field, 2) : field,
  );
  if (!timeZoneName) return pattern;
  return pattern === '' ? 'z' : table.withZone.replace('{0}', pattern).replace('{1}', 'z');
}

function joinOf({ month, weekday }: Options): keyof LanguageTable['join'] {
  if (month === 'long') return weekday ? 'full' : 'long';
  return month === 'short' ? 'medium' : 'short';
}
