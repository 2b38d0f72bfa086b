import type { LanguageTable } from './language-table.ts';

type Part = Intl.DateTimeFormatPart;
/** The fields of a date by name: numbers, and the name of the zone. */
export type Fields = Readonly<Partial<Record<Part['type'], string>>>;

/** A field of a pattern, or text between quotation marks. */
const FIELD = /'([^']*)'|([A-Za-z])\2*/g;
const WIDTHS = { 4: 'wide', 5: 'narrow' } as const;

/** Writes fields by a pattern of CLDR. @throws for a letter that no pattern of the tables has */
export function dateParts(pattern: string, fields: Fields, table: LanguageTable): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: field, 1: quoted, index } of pattern.matchAll(FIELD)) {
    literal(pattern.slice(end, index));
    if (quoted === undefined) parts.push(partOf(field, fields, table));
    else literal(quoted);
    end = index + field.length;
  }
  literal(pattern.slice(end));
  return parts;

  function literal(value: string) {
    if (value !== '') parts.push({ type: 'literal', value });
  }
}

function partOf(field: string, fields: Fields, table: LanguageTable): Part {
  const size = field.length;
  const number = (type: Part['type'], value = Number(fields[type])): Part => ({
    type,
    value: String(value).padStart(size, '0'),
  });
  const name = (type: Part['type'], names: LanguageTable['months'], index: number): Part => ({
    type,
    value: names[size === 4 || size === 5 ? WIDTHS[size] : 'abbreviated'][index] ?? '',
  });
  const hour = Number(fields.hour);
  switch (field.charAt(0)) {
    case 'y':
      return { type: 'year', value: size === 2 ? (fields.year?.slice(-2) ?? '') : (fields.year ?? '') };
    case 'M':
    case 'L':
      return size > 2 ? name('month', table.months, Number(fields.month) - 1) : number('month');
    case 'd':
      return number('day');
    case 'E':
      return name('weekday', table.weekdays, Number(fields.weekday));
    case 'c':
      return name('weekday', { ...table.weekdays, wide: table.weekdaysAlone }, Number(fields.weekday));
    case 'h':
      return number('hour', hour % 12 || 12);
    case 'H':
      return number('hour');
    case 'm':
      return number('minute');
    case 's':
      return number('second');
    case 'a':
      return { type: 'dayPeriod', value: table.periods[hour < 12 ? 0 : 1] ?? '' };
    case 'z':
      return {
        type: 'timeZoneName',
        value: table.zone.replace('{0}', fields.timeZoneName?.replace('GMT', '') ?? '').trim(),
      };
    default:
      throw new Error(`No table writes the field ${field}.`);
  }
}
