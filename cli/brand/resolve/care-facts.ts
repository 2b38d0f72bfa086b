import type { SitePlayerCare } from '#schemas/generated/site.ts';
import type { KnownRegulator } from '../regulators/read-regulators.ts';
import type { CarePart, CareParts } from '../resolved-brand.ts';

/** Hours that a higher limit waits, for brands whose regulator says nothing else. */
const USUAL_HOURS = 24;
const USUAL_CHECK = { minutes: 60, longest: 60 };
/** Fewest minutes between reality checks, whatever the regulator. */
const SHORTEST_CHECK = 15;

/** The parts that a brand has and what its regulator rules on them; null without a part. */
export function careFacts(parts: CareParts, regulator: KnownRegulator | undefined): SitePlayerCare | null {
  const on = CARE_PARTS.filter((part) => parts[part]);
  const [first, ...more] = on;
  if (!first) return null;
  const {
    increaseHours,
    waitsForPeriod = false,
    realityCheck,
    youngAdults,
    helpLines = [],
  } = regulator?.value.playerCare ?? {};
  return {
    parts: [first, ...more],
    increaseHours: increaseHours ?? USUAL_HOURS,
    waitsForPeriod,
    realityCheck: { ...(realityCheck ?? USUAL_CHECK), shortest: SHORTEST_CHECK },
    youngAdults: youngAdults ?? null,
    helpLines: helpLines.map(({ name, country, phone = null, url, languages }) => {
      return { name, country, phone, url, languages };
    }),
  };
}

const CARE_PARTS: readonly CarePart[] = [
  'limits',
  'realityCheck',
  'sessionClock',
  'timeOut',
  'selfExclusion',
  'selfTest',
];
