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
  it('shows all while nothing is typed', () => {
    expect(filterOptions(options, '  ')).toBe(options);
  });

  it('puts what begins so before words that do, and those before the rest', () => {
    expect(found('guin')).toEqual(['GN', 'GQ', 'PG', 'BQ']);
  });

  it('minds neither case nor accents nor the forms of a letter', () => {
    expect(found('viet n')).toEqual(['VN']);
    expect(found('الامارات')).toEqual(['AE']);
  });

  it('searches the note and the keywords too', () => {
    expect(found('+84')).toEqual(['VN']);
    expect(found('84')).toEqual(['VN']);
    expect(found('vietnam')).toEqual(['VN']);
  });

  it('finds nothing for what is nowhere', () => {
    expect(found('xyz')).toEqual([]);
  });
});
