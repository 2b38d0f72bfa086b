import type { Guard } from './guards.ts';

/**
 * Parses JSON that brandgen or a package wrote. @param source name for the error @throws if it is not JSON or not of
 * this type
 */
export function parseJson<Value>(text: string, isFit: Guard<Value>, source: string): Value {
  const value: unknown = JSON.parse(text);
  if (!isFit(value)) throw new Error(`${source} does not hold what it should.`);
  return value;
}
