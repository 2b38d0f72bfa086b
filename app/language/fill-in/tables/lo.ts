import type { LanguageTable } from '../language-table.ts';

/** Unicode CLDR 48.2.0, by scripts/words/write-tables.mjs. */
export const table: LanguageTable = {
  name: 'ລາວ',
  months: {
    wide: ['ມັງກອນ', 'ກຸມພາ', 'ມີນາ', 'ເມສາ', 'ພຶດສະພາ', 'ມິຖຸນາ', 'ກໍລະກົດ', 'ສິງຫາ', 'ກັນຍາ', 'ຕຸລາ', 'ພະຈິກ', 'ທັນວາ'],
    abbreviated: ['ມ.ກ.', 'ກ.ພ.', 'ມ.ນ.', 'ມ.ສ.', 'ພ.ພ.', 'ມິ.ຖ.', 'ກ.ລ.', 'ສ.ຫ.', 'ກ.ຍ.', 'ຕ.ລ.', 'ພ.ຈ.', 'ທ.ວ.'],
    narrow: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
  },
  weekdays: {
    wide: ['ວັນອາທິດ', 'ວັນຈັນ', 'ວັນອັງຄານ', 'ວັນພຸດ', 'ວັນພະຫັດ', 'ວັນສຸກ', 'ວັນເສົາ'],
    abbreviated: ['ອາທິດ', 'ຈັນ', 'ອັງຄານ', 'ພຸດ', 'ພະຫັດ', 'ສຸກ', 'ເສົາ'],
    narrow: ['ອາ', 'ຈ', 'ອ', 'ພ', 'ພຫ', 'ສຸ', 'ສ'],
  },
  weekdaysAlone: ['ວັນອາທິດ', 'ວັນຈັນ', 'ວັນອັງຄານ', 'ວັນພຸດ', 'ວັນພະຫັດ', 'ວັນສຸກ', 'ວັນເສົາ'],
  periods: ['ກ່ອນທ່ຽງ', 'ຫຼັງທ່ຽງ'],
  hasTwelveHours: false,
  date: { full: 'EEEE, d MMMM y', long: 'd MMMM y', medium: 'd MMM y', short: 'd/M/y' },
  time: { full: 'H ໂມງ m ນາທີ ss ວິນາທີ zzzz', long: 'H ໂມງ m ນາທີ ss ວິນາທີ z', medium: 'H:mm:ss', short: 'H:mm' },
  join: { full: '{1}, {0}', long: '{1}, {0}', medium: '{1}, {0}', short: '{1}, {0}' },
  zone: 'GMT{0}',
  withZone: '{0} {1}',
  skeletons: {
    d: 'd',
    E: 'ccc',
    Ed: 'E, d',
    h: 'h ໂມງa',
    H: 'HH',
    hm: 'h:mm a',
    Hm: 'HH:mm',
    hms: 'h:mm:ss a',
    Hms: 'HH:mm:ss',
    M: 'L',
    Md: 'd/M',
    MEd: 'E, d/M',
    MMM: 'LLL',
    MMMd: 'd MMM',
    MMMEd: 'E d MMM',
    MMMMd: 'd MMMM',
    y: 'y',
    yM: 'M/y',
    yMd: 'd/M/y',
    yMEd: 'E, d/M/y',
    yMMM: 'MMM y',
    yMMMd: 'd MMM y',
    yMMMEd: 'E, d MMM y',
    yMMMM: 'MMMM y',
  },
  units: {
    second: { long: '{0} ວິນາທີ', short: '{0} ວິ', narrow: '{0} ວິ' },
    minute: { long: '{0} ນາທີ', short: '{0} ນທ', narrow: '{0} ນທ' },
    hour: { long: '{0} ຊົ່ວໂມງ', short: '{0} ຊມ', narrow: '{0} ຊມ' },
    day: { long: '{0} ມື້', short: '{0} ມື້', narrow: '{0} ມ.' },
  },
  relative: {
    second: {
      long: { future: 'ໃນອີກ {0} ວິນາທີ', past: '{0} ວິນາທີກ່ອນ', now: 'ຕອນນີ້' },
      short: { future: 'ໃນ {0} ວິ.', past: '{0} ວິ. ກ່ອນ', now: 'ຕອນນີ້' },
    },
    minute: {
      long: { future: 'ໃນອີກ {0} ນາທີ', past: '{0} ນາທີກ່ອນ', now: 'ນາທີນີ້' },
      short: { future: 'ໃນ {0} ນທ.', past: '{0} ນທ. ກ່ອນ', now: 'ນາທີນີ້' },
    },
    hour: {
      long: { future: 'ໃນອີກ {0} ຊົ່ວໂມງ', past: '{0} ຊົ່ວໂມງກ່ອນ', now: 'ຊົ່ວໂມງນີ້' },
      short: { future: 'ໃນອີກ {0} ຊມ.', past: '{0} ຊມ. ກ່ອນ', now: 'ຊົ່ວໂມງນີ້' },
    },
    day: {
      long: { future: 'ໃນອີກ {0} ມື້', past: '{0} ມື້ກ່ອນ', now: 'ມື້ນີ້', next: 'ມື້ອື່ນ', last: 'ມື້ວານ' },
      short: { future: 'ໃນອີກ {0} ມື້', past: '{0} ມື້ກ່ອນ', now: 'ມື້ນີ້', next: 'ມື້ອື່ນ', last: 'ມື້ວານ' },
    },
  },
};
