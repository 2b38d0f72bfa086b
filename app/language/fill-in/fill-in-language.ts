import { dateParts, type Fields } from './date-parts.ts';
import { datePattern } from './date-pattern.ts';
import { durationText, relativeText } from './duration-text.ts';
import type { LanguageTable } from './language-table.ts';

type Locales = Intl.LocalesArgument;
type DateOptions = Intl.DateTimeFormatOptions;

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Lets `Intl` write dates, times, durations and the name of a language that the browser does not know, and would write in its own language.
 * Digits are 0 to 9; separators and signs of numbers stay the browser's.
 */
export function fillInLanguage(language: string, table: LanguageTable): void {
  const isFilledIn = (locales: Locales) => {
    const [first] = [locales].flat();
    return first !== undefined && new Intl.Locale(first).language === language;
  };
  const { DateTimeFormat, NumberFormat, RelativeTimeFormat, DisplayNames } = Intl;
  const latin = { numberingSystem: 'latn' };
  const number = new NumberFormat(undefined, latin);
  const supportedLocalesOf = (locales: string | string[]) =>
    [locales].flat().filter((tag) => isFilledIn(tag) || DateTimeFormat.supportedLocalesOf(tag).length > 0);
  replaceClass(
    'DateTimeFormat',
    DateTimeFormat,
    (locales: Locales, options?: DateOptions) => {
      const native = new DateTimeFormat(locales, options);
      return isFilledIn(locales) ? withMethods(native, datesOf(native, options, table)) : native;
    },
    { supportedLocalesOf },
  );
  replaceClass('NumberFormat', NumberFormat, (locales: Locales, options?: Intl.NumberFormatOptions) => {
    const native = new NumberFormat(locales, isFilledIn(locales) ? { ...latin, ...options } : options);
    const write = isFilledIn(locales) && durationText(options, table);
    return write ? withMethods(native, { format: (value: number) => write(number.format(value)) }) : native;
  });
  replaceClass(
    'RelativeTimeFormat',
    RelativeTimeFormat,
    (locales: Locales, options?: Intl.RelativeTimeFormatOptions) => {
      const native = new RelativeTimeFormat(locales, options);
      const format = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
        relativeText(value, unit, options, table)?.replace('{0}', number.format(Math.abs(value))) ??
        RelativeTimeFormat.prototype.format.call(native, value, unit);
      return isFilledIn(locales) ? withMethods(native, { format }) : native;
    },
  );
  replaceClass('DisplayNames', DisplayNames, (locales: Locales, options: Intl.DisplayNamesOptions) => {
    const native = new DisplayNames(locales, options);
    const of = (code: string) =>
      options.type === 'language' && isFilledIn(code) ? table.name : DisplayNames.prototype.of.call(native, code);
    return isFilledIn(locales) ? withMethods(native, { of }) : native;
  });
}

/** Replaces a class of `Intl`. @param make makes an instance, with or without `new` @param statics of the class */
function replaceClass<Args extends unknown[]>(
  name: string,
  native: object,
  make: (...args: Args) => object,
  statics: object = {},
): void {
  const value = new Proxy(native, {
    get: (target, key) => Reflect.get(key in statics ? statics : target, key),
    construct: (_, args) => Reflect.apply(make, undefined, args),
    apply: (_, _self, args) => Reflect.apply(make, undefined, args),
  });
  Object.defineProperty(Intl, name, { value, writable: true, configurable: true });
}

/** An instance with other methods than its class has. */
function withMethods(native: object, methods: object): object {
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(native, name, { value });
  return native;
}

function datesOf(native: Intl.DateTimeFormat, options: DateOptions = {}, table: LanguageTable) {
  const pattern = datePattern(options, table);
  const resolved = native.resolvedOptions();
  const hourCycle = /h/.test(pattern) ? 'h12' : 'h23';
  const read = fieldReader(resolved.timeZone);
  const formatToParts = (date?: Date | number) => dateParts(pattern, read(date), table);
  const format = (date?: Date | number) => formatToParts(date).reduce((text, { value }) => text + value, '');
  return {
    formatToParts,
    format,
    // Whole days on both sides: what they have in common could be left out, but is read as easily.
    formatRange: (from: Date | number, to: Date | number) => `${format(from)} – ${format(to)}`,
    resolvedOptions: () => ({ ...resolved, ...(/[hH]/.test(pattern) && { hourCycle }) }),
  };
}

/** Reads the fields of an instant in a zone, as numbers; weekdays count from Sunday. */
function fieldReader(timeZone: string) {
  const numeric = 'numeric';
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ timeZoneName: 'shortOffset', hourCycle: 'h23', weekday: 'short' },
    ...{ year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric },
  });
  return (date?: Date | number): Fields => {
    const fields = Object.fromEntries(clock.formatToParts(date).map(({ type, value }) => [type, value]));
    return { ...fields, weekday: `${WEEKDAYS.indexOf(fields['weekday'] ?? '')}` };
  };
}
