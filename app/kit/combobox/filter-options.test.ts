import { describe, expect, it } from 'vitest';
import { filterOptions } from './filter-options.ts';

const options = [
  { value: 'VN', label: 'Việt Nam', note: '+84', keywords: 'Vietnam' },
  { value: 'AE', label: 'الإمارات', note: '+971' },
  { value: 'GQ', label: 'Equatorial Guinea', note: '+240' },
  { value: 'GN', label: 'Guinea', note: '+224' },
  { value: 'PG', label: 'Papua New Guinea', note: '+675' },
  { value: 'BQ', label: 'Beguinea', note: '+1' },
];
const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

describe('filterOptions', () => {
  it('shows all options for an empty text', () => {
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it('lists labels that start with the text first, then those with a word that does, then the rest', () => {
    expect(found('guin')).toEqual(['GN', 'GQ', 'PG', 'BQ']);
  });

  it('ignores case, accents and letter forms', () => {
    expect(found('viet n')).toEqual(['VN']);
    expect(found('الامارات')).toEqual(['AE']);
  });

  it('searches the note and the keywords too', () => {
    expect(found('+84')).toEqual(['VN']);
    expect(found('84')).toEqual(['VN']);
    expect(found('vietnam')).toEqual(['VN']);
  });

  it('finds nothing for unknown text', () => {
    expect(found('xyz')).toEqual([]);
  });
});
