import type { EnglishWords } from '../generated/words.ts';
import { wordsOf } from '../words.ts';

export interface SupportAnswer {
  text: string;
  items: readonly string[];
}

/** Answers a question with the help centre's text on the topic that it mentions most. */
export function answerQuestion(code: string, question: string): SupportAnswer {
  const { topics, desk } = wordsOf('support', code);
  const said = question.toLocaleLowerCase().normalize('NFC');
  const [best] = topics
    .map((topic) => ({ topic, hits: hitsIn(topic, said) }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  if (best) return { text: best.topic.intro, items: best.topic.items };
  const isThanks = desk.thanks.some((word) => said.includes(word));
  return { text: isThanks ? desk.welcome : desk.fallback, items: [] };
}

function hitsIn({ title, keywords }: EnglishWords['support']['topics'][number], said: string): number {
  const named = said === title.toLocaleLowerCase().normalize('NFC') ? keywords.length : 0;
  return named + keywords.filter((word) => said.includes(word.normalize('NFC'))).length;
}
