// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject } from './guard-parts.ts';

export function isAskToReturnValue(value) {
  return isObject(value) &&
    isCareStop(value.stop);
}

function isCareStop(value) {
  return isObject(value) &&
    ["timeOut","exclusion"].includes(value.kind) &&
    ["brand","operator"].includes(value.scope) &&
    Number.isSafeInteger(value.startedAt) && value.startedAt >= 0 && value.startedAt <= 8640000000000000 &&
    (value.endsAt === undefined || (Number.isSafeInteger(value.endsAt) && value.endsAt >= 0 && value.endsAt <= 8640000000000000)) &&
    typeof value.canAskToReturn === 'boolean' &&
    (value.returnsAt === undefined || (Number.isSafeInteger(value.returnsAt) && value.returnsAt >= 0 && value.returnsAt <= 8640000000000000));
}
