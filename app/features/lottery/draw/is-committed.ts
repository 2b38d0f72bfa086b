import type { OpenedDraw } from '#schemas/generated/platform.ts';

/** Whether the SHA-256 of a draw's seed is the hash published before the draw. */
export async function isCommitted({ seed, commitment }: Pick<OpenedDraw, 'seed' | 'commitment'>): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
