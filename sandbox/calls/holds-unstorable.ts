/** Whether a text at any depth has a null character or half a surrogate pair: no field needs one, and PostgreSQL stores neither. */
export function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsUnstorable);
}
