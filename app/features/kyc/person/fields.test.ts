import { expect, it } from 'vitest';
import words from '#locales/EN/kyc.json' with { type: 'json' };
import { ID_TYPES, INCOMES, OCCUPATIONS } from './fields.ts';

function named(numbers: readonly string[], names: Record<string, string>): string[] {
  return numbers.map((number) => `${number} ${names[number]}`);
}

// @proves 3.11
it('has the kinds of document with their numbers', () => {
  expect(named(ID_TYPES, words.idType)).toEqual([
    '1 Passport',
    '2 Driver’s licence',
    '3 PRC ID',
    '4 Postal ID',
    '5 Voter’s ID',
    '6 Barangay certification',
    '7 TIN',
    '8 SSS',
    '9 Senior citizen card',
    '10 Alien certificate of registration',
    '11 UMID',
  ]);
});

// @proves 3.12
it('has the two sources of income, and then three of our own', () => {
  expect(named(INCOMES, words.income)).toEqual(['1 Employed', '2 Self-employed', '3 Retired', '4 Student', '5 Other']);
});

// @proves 3.13
it('has the occupations with their numbers', () => {
  expect(named(OCCUPATIONS, words.occupation)).toEqual([
    '3 Corporate executives',
    '4 Managers',
    '5 Supervisors',
    '6 Professionals',
    '7 Associate professionals',
    '8 Technicians',
    '9 Clerks',
    '10 Service workers',
    '11 Sales workers',
    '12 Farmers',
    '13 Forestry workers',
    '14 Fishermen',
    '15 Traders',
    '16 Operators',
    '17 Machine assemblers',
    '18 Labourers',
    '19 Unskilled workers',
    '20 Special occupations',
    '21 Others',
  ]);
});
