// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isChatModelsValue(value) {
  return Array.isArray(value) &&
    value.every(isChatModel);
}

function isChatModel(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.modelId === 'string' && /^[A-Za-z0-9_-]{1,64}$/u.test(value.modelId) &&
    typeof value.name === 'string' &&
    typeof value.online === 'boolean';
}
