/** Whether a text at any depth contains a null character: no field needs one, and PostgreSQL cannot store it. */
export function holdsNull(given: unknown): boolean {
  if (typeof given === 'string') return given.includes('\0');
  return typeof given === 'object' && given !== null && Object.values(given).some(holdsNull);
}
