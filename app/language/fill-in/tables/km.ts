import type { LanguageTable } from '../language-table.ts';

/** Unicode CLDR 48.2.0, by scripts/words/write-tables.mjs. */
export const table: LanguageTable = {
  name: 'ភាសាខ្មែរ',
  months: {
    wide: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
    abbreviated: ['មករា', 'កុម្ភៈ', 'មីនា', 'មេសា', 'ឧសភា', 'មិថុនា', 'កក្កដា', 'សីហា', 'កញ្ញា', 'តុលា', 'វិច្ឆិកា', 'ធ្នូ'],
    narrow: ['ម', 'ក', 'ម', 'ម', 'ឧ', 'ម', 'ក', 'ស', 'ក', 'ត', 'វ', 'ធ'],
  },
  weekdays: {
    wide: ['អាទិត្យ', 'ច័ន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'],
    abbreviated: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ', 'សុក្រ', 'សៅរ៍'],
    narrow: ['អ', 'ច', 'អ', 'ព', 'ព', 'ស', 'ស'],
  },
  weekdaysAlone: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហស្បតិ៍', 'សុក្រ', 'សៅរ៍'],
  periods: ['AM', 'PM'],
  hasTwelveHours: true,
  date: { full: 'EEEE d MMMM y', long: 'd MMMM y', medium: 'd MMM y', short: 'd/M/yy' },
  time: { full: 'h:mm:ss a zzzz', long: 'h:mm:ss a z', medium: 'h:mm:ss a', short: 'h:mm a' },
  join: { full: '{1}, {0}', long: '{1}, {0}', medium: '{1}, {0}', short: '{1}, {0}' },
  zone: 'ម៉ោង​សកល {0}',
  withZone: '{0} {1}',
  skeletons: {
    d: 'd',
    E: 'ccc',
    Ed: 'd E',
    h: 'h a',
    H: 'HH',
    hm: 'h:mm a',
    Hm: 'HH:mm',
    hms: 'h:mm:ss a',
    Hms: 'HH:mm:ss',
    M: 'L',
    Md: 'd/M',
    MEd: 'E d/M',
    MMM: 'LLL',
    MMMd: 'd MMM',
    MMMEd: 'E d MMM',
    MMMMd: 'd MMMM',
    y: 'y',
    yM: 'M/y',
    yMd: 'd/M/y',
    yMEd: 'E d/M/y',
    yMMM: 'MMM y',
    yMMMd: 'd MMM y',
    yMMMEd: 'E d MMM y',
    yMMMM: 'MMMM y',
  },
  units: {
    second: { long: '{0} វិនាទី', short: '{0} វិនាទី', narrow: '{0} វិនាទី' },
    minute: { long: '{0} នាទី', short: '{0} នាទី', narrow: '{0} នាទី' },
    hour: { long: '{0} ម៉ោង', short: '{0} ម៉ោង', narrow: '{0} ម៉ោង' },
    day: { long: '{0} ថ្ងៃ', short: '{0} ថ្ងៃ', narrow: '{0} ថ្ងៃ' },
  },
  relative: {
    second: {
      long: { future: '{0} វិនាទីទៀត', past: '{0} វិនាទី​មុន', now: 'ឥឡូវ' },
      short: { future: '{0} វិនាទីទៀត', past: '{0} វិនាទី​មុន', now: 'ឥឡូវ' },
    },
    minute: {
      long: { future: '{0} នាទីទៀត', past: '{0} នាទី​មុន', now: 'នាទីនេះ' },
      short: { future: '{0} នាទីទៀត', past: '{0} នាទី​​មុន', now: 'នាទីនេះ' },
    },
    hour: {
      long: { future: 'ក្នុង​រយៈ​ពេល {0} ម៉ោង', past: '{0} ម៉ោង​មុន', now: 'ម៉ោងនេះ' },
      short: { future: '{0} ម៉ោងទៀត', past: '{0} ម៉ោង​មុន', now: 'ម៉ោងនេះ' },
    },
    day: {
      long: { future: '{0} ថ្ងៃទៀត', past: '{0} ថ្ងៃ​មុន', now: 'ថ្ងៃ​នេះ', next: 'ថ្ងៃ​ស្អែក', last: 'ម្សិលមិញ' },
      short: { future: '{0} ថ្ងៃទៀត', past: '{0} ថ្ងៃ​​មុន', now: 'ថ្ងៃ​នេះ', next: 'ថ្ងៃស្អែក', last: 'ម្សិលមិញ' },
    },
  },
};
