/** Whether a text at any depth has a null character or half a surrogate pair: no field needs one, and PostgreSQL stores neither. */
export function holdsUnstorable(given: unknown): boolean {
  if (typeof given === 'string') return given.includes('\0') || /\p{Surrogate}/u.test(given);
  return typeof given === 'object' && given !== null && Object.values(given).some(holdsUnstorable);
}
