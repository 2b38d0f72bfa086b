// Generated from schemas/platform/ by scripts/generate/platform-validators.ts.
import { isObject, isText } from './guard-parts.ts';

export function isWhitelabelValue(value) {
  return Array.isArray(value) &&
    value.length <= 500 &&
    value.every(isModuleNode);
}

function isModuleNode(value) {
  return isObject(value) &&
    isText(value.modId, 64) && value.modId !== '' &&
    isText(value.enabled, 16) &&
    (value.childrenNodes === undefined || (Array.isArray(value.childrenNodes) && value.childrenNodes.length <= 500 && value.childrenNodes.every(isModuleNode)));
}
