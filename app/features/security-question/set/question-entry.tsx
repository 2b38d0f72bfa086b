import { useId } from 'react';
import { Field } from '#app/kit/field/field.tsx';
import { Group } from '#app/kit/field/group.tsx';
import { Select } from '#app/kit/select/select.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { Entry, Fault } from './question-faults.ts';

const QUESTIONS = ['pet', 'street', 'teacher', 'friend', 'book'] as const;
const MAX_LENGTH = 255;

interface QuestionEntryProps {
  label: string;
  entry: Entry;
  /** Questions chosen in the form's other entries. */
  taken: readonly string[];
  faults: { question: Fault | undefined; answer: Fault | undefined };
  onChange: (part: Partial<Entry>) => void;
}

/** A question, chosen from those still free, and its answer. */
export function QuestionEntry({ label, entry, taken, faults, onChange }: QuestionEntryProps) {
  const { t } = useTranslation('security-question');
  const choices = QUESTIONS.map((name) => t(`questions.${name}`)).filter((question) => !taken.includes(question));
  return (
    <Group id={useId()} label={label}>
      <Select
        label={t('set.question')}
        choices={choices.map((question) => ({ value: question, label: question }))}
        value={entry.question}
        placeholder={t('set.choose')}
        error={faults.question && t('set.choose')}
        required
        onChange={(question) => onChange({ question })}
      />
      <Field
        label={t('set.answer')}
        error={faults.answer && t(faults.answer === 'same' ? 'set.same' : 'set.short')}
        value={entry.answer}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        required
        onChange={({ target }) => onChange({ answer: target.value })}
      />
    </Group>
  );
}
