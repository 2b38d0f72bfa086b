import { Refusal } from '#sandbox/refusal.ts';

/** What a step came to: null, or its refusal, which is an answer. Anything else fails the test. */
export async function outcome(sending: Promise<unknown>): Promise<Refusal | null> {
  try {
    await sending;
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}
