import { type FormEvent, useState } from 'react';
import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { RegistrationLink } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { LONGEST_NOTE } from '../longest-note.ts';
import { formActions } from './link-sheet.css.ts';
import { useChangeLink } from './use-change-link.ts';

/** Edits the agent's note on a link. */
export function NoteForm({ link: { code, note } }: { link: RegistrationLink }) {
  const { t } = useTranslation('agent-registration');
  const [written, setWritten] = useState(note);
  const { busy, submit, error, reset } = useChangeLink(t('note.done'));
  const isChanged = written.trim() !== note;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) void submit({ code, note: written.trim() });
  };
  const change = (text: string) => {
    reset();
    setWritten(text);
  };
  return (
    <form className={section} noValidate onSubmit={save}>
      <Field
        label={t('note.label')}
        help={t('note.help')}
        value={written}
        maxLength={LONGEST_NOTE}
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => change(target.value)}
      />
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      {isChanged && (
        <div className={formActions}>
          <Button onClick={() => change(note)}>{t('note.keep')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('note.save')}
          </Button>
        </div>
      )}
    </form>
  );
}
