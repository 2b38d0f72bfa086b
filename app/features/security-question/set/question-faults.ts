/** A question and its answer as entered. */
export interface Entry {
  question: string;
  answer: string;
}

/** Fields of the form, as the platform names them. */
export type FieldName = `questions.${number}.${keyof Entry}` | 'password';

export type Fault = 'missing' | 'short' | 'same';

const SHORTEST_ANSWER = 2;

/** What is wrong with the questions, by field: each needs its own question and its own answer. */
export function questionFaults(entries: readonly Entry[]): Map<FieldName, Fault> {
  const answers = entries.map(({ answer }) => answer.trim().toLowerCase());
  return new Map(
    entries.flatMap(({ question }, index) => [
      ...ifAny(`questions.${index}.question`, question === '' && 'missing'),
      ...ifAny(
        `questions.${index}.answer`,
        [...(answers[index] ?? '')].length < SHORTEST_ANSWER
          ? 'short'
          : answers.indexOf(answers[index] ?? '') < index && 'same',
      ),
    ]),
  );
}

function ifAny(name: FieldName, fault: Fault | false): [FieldName, Fault][] {
  return fault ? [[name, fault]] : [];
}
