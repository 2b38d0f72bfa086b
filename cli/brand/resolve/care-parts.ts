import type { FilledBrandConfig } from '#schemas/generated/filled-brand.ts';
import type { Regulators } from '../regulators/read-regulators.ts';
import type { CarePart, CareParts } from '../resolved-brand.ts';

type CareConfig = Pick<FilledBrandConfig, 'legal' | 'responsibleGaming'>;

/** Parts of player care that the brand has. The regulator decides those that the brand does not state. */
export function careParts({ legal, responsibleGaming: set }: CareConfig, regulators: Regulators): CareParts {
  const required = requiredParts(legal.regulator, regulators).map(({ part }) => part);
  const isOn = (part: CarePart) => set[part] ?? required.includes(part);
  return {
    limits: isOn('limits'),
    realityCheck: isOn('realityCheck'),
    sessionClock: isOn('sessionClock'),
    timeOut: isOn('timeOut'),
    selfExclusion: isOn('selfExclusion'),
    selfTest: isOn('selfTest'),
  };
}

/** Parts that a regulator requires, with the paragraphs that say so; empty for an unknown regulator. */
export function requiredParts(regulator: string | null, regulators: Regulators) {
  return regulators.get(regulator)?.value.playerCare?.requires ?? [];
}
