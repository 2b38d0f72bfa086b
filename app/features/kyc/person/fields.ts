/** Fields of the personal information, in form order. */
export const personFields = [
  'idType',
  'payeename',
  'birthday',
  'placeOfBirth',
  'nationality',
  'address',
  'permanentAddress',
  'sourceOfIncome',
  'occupation',
  'employerName',
] as const;

export type PersonField = (typeof personFields)[number];
export type PersonValues = Record<PersonField, string>;

/** Maximum lengths in the payload. */
export const MAX_LENGTHS: Partial<Record<PersonField, number>> = {
  payeename: 120,
  placeOfBirth: 120,
  address: 255,
  permanentAddress: 255,
  employerName: 120,
};

/** Document types, sources of income and occupations by the platform's numbers. */
export const ID_TYPES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;
export const INCOMES = ['1', '2', '3', '4', '5'] as const;
export const OCCUPATIONS = [
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
] as const;

/** Source of income of employed people. */
export const EMPLOYED = '1';

/** Sources of income without work: retired, student, other. */
const WITHOUT_WORK: readonly string[] = ['3', '4', '5'];

/** Occupation of people without work. */
export const OTHER_OCCUPATION = '21';

export function hasWork(sourceOfIncome: string): boolean {
  return !WITHOUT_WORK.includes(sourceOfIncome);
}
