import { Refusal } from '../server/refusal.ts';

/** The answer of a call that the sandbox does not serve yet. @throws Refusal not_available */
export function notYet(): never {
  throw new Refusal(503, 'not_available', 'The sandbox does not serve this call yet.');
}
