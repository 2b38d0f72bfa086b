import { Refusal } from '#sandbox/refusal.ts';

/** Outcome of a step: null, or its refusal. Any other error fails the test. */
export async function outcome(sending: Promise<unknown>): Promise<Refusal | null> {
  try {
    await sending;
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}
