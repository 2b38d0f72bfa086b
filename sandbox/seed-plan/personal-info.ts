import type { PersonalInfo } from '#schemas/generated/platform.ts';

const NAMES = [
  'Ana Cruz',
  'Ben Santos',
  'Carla Reyes',
  'Dario Ramos',
  'Elena Torres',
  'Felix Aquino',
  'Gina Flores',
] as const;
const STREETS = ['Mabini Street', 'Rizal Avenue', 'Luna Street', 'Bonifacio Drive', 'Del Pilar Street'] as const;

/** Details by which a seeded member's identity was verified. */
export function seededInfo(id: number): PersonalInfo {
  const address = `${(id % 90) + 10} ${STREETS[id % STREETS.length]}`;
  return {
    idType: (id % 11) + 1,
    payeename: NAMES[id % NAMES.length] ?? NAMES[0],
    birthday: `${String((id % 28) + 1).padStart(2, '0')}-${String((id % 12) + 1).padStart(2, '0')}-${1970 + (id % 30)}`,
    address,
    permanentAddress: address,
    placeOfBirth: 'Manila',
    nationality: 'PH',
    sourceOfIncome: 1,
    occupation: 6,
  };
}
