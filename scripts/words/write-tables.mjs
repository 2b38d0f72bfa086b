// Writes the tables of languages that some browsers do not know, from the packages of CLDR. These take 200 MB, so they are no
// dependency: `npm pack` both at the version of `process.versions.cldr`, such as `cldr-dates-full@48.2.0` and `cldr-units-full@48.2.0`,
// unpack each into a folder, and name the two folders. Then `npx biome check --write app/language/fill-in/tables`.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import languages from '#locales/languages.json' with { type: 'json' };

const CODES = ['KH', 'LA', 'MM', 'NE'];
const STYLES = ['full', 'long', 'medium', 'short'];
const WIDTHS = ['wide', 'abbreviated', 'narrow'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
/** What the site writes: fields of dates in the order of CLDR, and of times on a clock of 12 or 24 hours. */
const SKELETON = /^(y?(M{1,4})?E?d?|E|[hH]ms?|[hH])$/;
const UNITS = ['second', 'minute', 'hour', 'day'];
const UNIT_STYLES = ['long', 'short', 'narrow'];

const [dates, units] = process.argv.slice(2);
if (!dates || !units) {
  console.error('Usage: node scripts/words/write-tables.mjs <folder of cldr-dates-full> <folder of cldr-units-full>');
  process.exit(2);
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { version } = read(join(dates, 'package.json'));

for (const code of CODES) {
  const { tag, name } = languages[code];
  const table = { name, ...datesOf(tag), units: unitsOf(tag), relative: relativeOf(tag) };
  const text = `import type { LanguageTable } from '../language-table.ts';

/** Unicode CLDR ${version}, by scripts/words/write-tables.mjs. */
export const table: LanguageTable = ${JSON.stringify(table)};
`;
  writeFileSync(new URL(`../../app/language/fill-in/tables/${tag}.ts`, import.meta.url), text);
}

function datesOf(tag) {
  const { months, days, dayPeriods, dateFormats, timeFormats, dateTimeFormats } = read(
    join(dates, `main/${tag}/ca-gregorian.json`),
  ).main[tag].dates.calendars.gregorian;
  const skeletons = Object.entries(dateTimeFormats.availableFormats).filter(([key]) => SKELETON.test(key));
  return {
    months: byWidth((width) => Object.values(months.format[width])),
    weekdays: byWidth((width) => WEEKDAYS.map((day) => days.format[width][day])),
    weekdaysAlone: WEEKDAYS.map((day) => days['stand-alone'].wide[day]),
    periods: [dayPeriods.format.abbreviated.am, dayPeriods.format.abbreviated.pm],
    hasTwelveHours: timeFormats.short.includes('h'),
    date: byStyle(dateFormats),
    time: byStyle(timeFormats),
    join: byStyle(dateTimeFormats),
    zone: read(join(dates, `main/${tag}/timeZoneNames.json`)).main[tag].dates.timeZoneNames.gmtFormat,
    withZone: dateTimeFormats.appendItems.Timezone,
    skeletons: Object.fromEntries(skeletons),
  };
}

function unitsOf(tag) {
  const of = read(join(units, `main/${tag}/units.json`)).main[tag].units;
  return byUnit((unit) =>
    Object.fromEntries(
      UNIT_STYLES.map((style) => [style, onlyForm(of[style][`duration-${unit}`], 'unitPattern-count')]),
    ),
  );
}

function relativeOf(tag) {
  const { fields } = read(join(dates, `main/${tag}/dateFields.json`)).main[tag].dates;
  return byUnit((unit) => ({ long: relations(fields[unit]), short: relations(fields[`${unit}-short`]) }));
}

function relations(field) {
  return {
    future: onlyForm(field['relativeTime-type-future'], 'relativeTimePattern-count'),
    past: onlyForm(field['relativeTime-type-past'], 'relativeTimePattern-count'),
    now: field['relative-type-0'],
    ...(field['relative-type-1'] && { next: field['relative-type-1'], last: field['relative-type--1'] }),
  };
}

/** The text of every plural form. These languages have one for all. */
function onlyForm(forms, start) {
  const texts = new Set(Object.entries(forms).flatMap(([key, text]) => (key.startsWith(start) ? [text] : [])));
  if (texts.size !== 1) throw new Error(`More than one plural form: ${[...texts].join(', ')}`);
  return [...texts][0];
}

function byWidth(of) {
  return Object.fromEntries(WIDTHS.map((width) => [width, of(width)]));
}

function byStyle(formats) {
  return Object.fromEntries(STYLES.map((style) => [style, formats[style]]));
}

function byUnit(of) {
  return Object.fromEntries(UNITS.map((unit) => [unit, of(unit)]));
}
