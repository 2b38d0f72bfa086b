// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isText } from './guard-parts.ts';

export function isMemberIconValue(value) {
  return isText(value, 400000);
}
