export interface Entry {
  question: string;
  answer: string;
}

/** Names of the form's fields at the platform. */
export type FieldName = `questions.${number}.${keyof Entry}` | 'password';

export type Fault = 'missing' | 'short' | 'same';

const SHORTEST_ANSWER = 2;

/** Faults by field. Questions and answers must differ from one another. */
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
