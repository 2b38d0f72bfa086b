// Generated from schemas/platform/openapi.json by scripts/generate/platform-validators.ts.
export function isBotChallengeValue(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    isBotChallengeParameters(value.parameters) &&
    typeof value.signature === 'string' && [...value.signature].length <= 128 &&
    Object.keys(value).every((name) => ["parameters","signature"].includes(name));
}

function isBotChallengeParameters(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value) &&
    value.algorithm === "PBKDF2/SHA-256" &&
    typeof value.nonce === 'string' && [...value.nonce].length <= 128 && /^[0-9a-f]+$/u.test(value.nonce) &&
    typeof value.salt === 'string' && [...value.salt].length <= 128 && /^[0-9a-f]+$/u.test(value.salt) &&
    Number.isInteger(value.cost) && value.cost >= 1 && value.cost <= 1000000 &&
    Number.isInteger(value.keyLength) && value.keyLength >= 1 && value.keyLength <= 64 &&
    typeof value.keyPrefix === 'string' && /^[0-9a-f]{1,8}$/u.test(value.keyPrefix) &&
    Number.isInteger(value.expiresAt) && value.expiresAt >= 0 &&
    typeof value.data === 'object' && value.data !== null && !Array.isArray(value.data) && isBotAction(value.data.action) && Object.keys(value.data).every((name) => name === "action") &&
    Object.keys(value).every((name) => ["algorithm","nonce","salt","cost","keyLength","keyPrefix","expiresAt","data"].includes(name));
}

function isBotAction(value) {
  return ["login","register","sms"].includes(value);
}
