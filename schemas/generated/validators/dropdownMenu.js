// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isDropdownMenuValue(value, onLeftOut) {
  return keepValid(value, isMenuChoice, 100, onLeftOut);
}

function isMenuChoice(value) {
  return isObject(value) &&
    cutText(value, "label", 255) &&
    isText(value.value, 255);
}
