// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isWhitelabelValue(value) {
  return Array.isArray(value) &&
    value.every(isModuleNode);
}

function isModuleNode(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.modId === 'string' && value.modId !== '' &&
    typeof value.enabled === 'string' &&
    (value.childrenNodes === undefined || (Array.isArray(value.childrenNodes) && value.childrenNodes.every(isModuleNode)));
}
