/** Keys of the nine questions, in order. */
export const QUESTIONS = ['spare', 'more', 'chase', 'borrow', 'worry', 'health', 'others', 'money', 'guilt'] as const;

export const ANSWERS = ['0', '1', '2', '3'] as const;

export type Answer = (typeof ANSWERS)[number];

/** Bands of the Problem Gambling Severity Index (Ferris and Wynne, 2001): 0, 1 to 2, 3 to 7, and from 8 on. */
export function bandOf(score: number): 'none' | 'low' | 'moderate' | 'high' {
  if (score === 0) return 'none';
  if (score < 3) return 'low';
  return score < 8 ? 'moderate' : 'high';
}

export function scoreOf(answers: readonly Answer[]): number {
  return answers.reduce((sum, answer) => sum + Number(answer), 0);
}
