import { PlatformError } from '#app/platform/platform-error.ts';
import type { CareKind, CarePeriod } from '#schemas/generated/platform.ts';
import { isObject } from '#schemas/generated/validators/guard-parts.ts';

export interface LimitInTheWay {
  kind: CareKind;
  period: CarePeriod;
  left: number;
  renewsAt: number;
}

const KINDS: readonly CareKind[] = ['deposit', 'loss', 'stake', 'session'];
const PERIODS: readonly CarePeriod[] = ['day', 'week', 'month'];

/** The limit that caused a refusal; undefined if the platform does not name one. */
export function limitInTheWay(problem: unknown): LimitInTheWay | undefined {
  const value = problem instanceof PlatformError ? problem.details.value : undefined;
  const limit = isObject(value) && isObject(value['limit']) ? value['limit'] : undefined;
  if (!limit) return undefined;
  const { left, renewsAt } = limit;
  const kind = KINDS.find((one) => one === limit['kind']);
  const period = PERIODS.find((one) => one === limit['period']);
  if (!kind || !period || !isAmount(left) || !isAmount(renewsAt)) return undefined;
  return { kind, period, left, renewsAt };
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
