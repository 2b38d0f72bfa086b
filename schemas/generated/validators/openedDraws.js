// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isOpenedDrawsValue(value) {
  return Array.isArray(value) &&
    value.every(isOpenedDraw);
}

function isOpenedDraw(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    typeof value.gameCode === 'string' &&
    typeof value.issue === 'string' &&
    ["opened","cancelled"].includes(value.status) &&
    Number.isInteger(value.drawTime) &&
    Array.isArray(value.numbers) && value.numbers.every((item2) => typeof item2 === 'string') &&
    Array.isArray(value.prizes) && value.prizes.every((item3) => typeof item3 === 'object' && item3 !== null && !Array.isArray(item3) && typeof item3.code === 'string' && typeof item3.name === 'string' && Array.isArray(item3.numbers) && item3.numbers.every((item4) => typeof item4 === 'string')) &&
    typeof value.seed === 'string' &&
    typeof value.commitment === 'string';
}
