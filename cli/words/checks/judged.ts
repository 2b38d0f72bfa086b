import type { JudgedWords } from '#schemas/generated/judged-words.ts';

/** Whether somebody has found a text right although a check remarks on it. @param check its name, or `term:<id>` */
export type IsJudged = (check: string, id: string) => boolean;

/** @param id of a text: its namespace and key, without a plural ending */
export function judgedTexts({ texts = [] }: JudgedWords): IsJudged {
  const exact = new Set<string>();
  const beginnings: [check: string, beginning: string][] = [];
  for (const { check, keys } of texts) {
    for (const key of keys) {
      if (key.endsWith('*')) beginnings.push([check, key.slice(0, -1)]);
      else exact.add(`${check} ${key}`);
    }
  }
  return (check, id) =>
    exact.has(`${check} ${id}`) || beginnings.some(([name, start]) => name === check && id.startsWith(start));
}
