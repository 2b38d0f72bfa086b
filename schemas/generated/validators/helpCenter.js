// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isHelpCenterValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.path === 'string' &&
    Array.isArray(value.sections) && value.sections.every(isHelpTopic);
}

function isHelpTopic(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.id === 'string' && /^[a-z][a-z0-9-]*$/u.test(value.id) &&
    typeof value.title === 'string' &&
    typeof value.content === 'string';
}
