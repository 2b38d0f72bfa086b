/** Fields of the personal information, in the order of the form. */
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

/** Longest texts that the payload has room for. */
export const LONGEST: Partial<Record<PersonField, number>> = {
  payeename: 120,
  placeOfBirth: 120,
  address: 255,
  permanentAddress: 255,
  employerName: 120,
};

/** Kinds of documents, kinds of income and natures of work, as the platform numbers them. */
export const ID_TYPES = numbers(1, 11);
export const INCOMES = numbers(1, 2);
export const OCCUPATIONS = numbers(3, 21);

/** The income of whoever has an employer. */
export const EMPLOYED = '1';

function numbers(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => String(first + place));
}
