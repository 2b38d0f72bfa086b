import type { ErrorCode } from '#schemas/generated/platform.ts';
import { Refusal } from '../refusal.ts';

interface Counts {
  /** Movements of the kind that the member has made. */
  made: number;
  /** Number that the member's page showed. */
  seen: number;
}

/**
 * Refuses a movement if another of its kind was made after the member decided: in another tab, or on another device.
 * Needs the member's account locked.
 * @throws Refusal with this code
 */
export function requireNoneSince({ made, seen }: Counts, errorCode: ErrorCode, message: string): void {
  if (seen !== made) throw new Refusal(409, errorCode, message);
}
