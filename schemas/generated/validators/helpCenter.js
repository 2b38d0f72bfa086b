// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, isText, keepValid } from './guard-parts.ts';

export function isHelpCenterValue(value, onLeftOut) {
  return isObject(value) &&
    isText(value.path, 2048) &&
    keepValid(value.sections, isHelpTopic, 100, onLeftOut);
}

function isHelpTopic(value) {
  return isObject(value) &&
    isText(value.id, 64) && /^[a-z][a-z0-9-]*$/u.test(value.id) &&
    cutText(value, "title", 255) &&
    cutText(value, "content", 100000);
}
