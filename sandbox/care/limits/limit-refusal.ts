import { Refusal } from '#sandbox/refusal.ts';
import type { CareKind, CarePeriod } from '#schemas/generated/platform.ts';

/** A limit that is in the way. */
export interface Breach {
  kind: CareKind;
  period: CarePeriod;
  left: number;
  renewsAt: number;
}

export function limitRefusal(breach: Breach): Refusal {
  const { kind, period, left } = breach;
  return new Refusal(409, 'limit_reached', `The ${kind} limit of the ${period} leaves ${left}.`, { limit: breach });
}
