// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { cutText, isObject, keepValid } from './guard-parts.ts';

export function isChatModelsValue(value, onLeftOut) {
  return keepValid(value, isChatModel, 50, onLeftOut);
}

function isChatModel(value) {
  return isObject(value) &&
    typeof value.modelId === 'string' && /^[A-Za-z0-9_-]{1,64}$/u.test(value.modelId) &&
    cutText(value, "name", 255) &&
    typeof value.online === 'boolean';
}
