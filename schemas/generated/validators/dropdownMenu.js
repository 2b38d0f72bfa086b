// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isDropdownMenuValue(value) {
  return Array.isArray(value) &&
    value.every(isMenuChoice);
}

function isMenuChoice(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.label === 'string' &&
    typeof value.value === 'string';
}
