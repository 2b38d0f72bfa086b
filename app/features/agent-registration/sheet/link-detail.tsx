import { type FormEvent, useState } from 'react';
import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Facts } from '#app/kit/facts/facts.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { QuestionDialog } from '#app/kit/prompt/question-dialog.tsx';
import { useRateText } from '#app/kit/rate/use-rate-text.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useClock } from '#app/shell/clock/use-clock.ts';
import type { RegistrationLink } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { type LinkRow, nameOf } from '../links/link-list.ts';
import { LONGEST_NOTE } from '../longest-note.ts';
import { LinkShare } from './link-share.tsx';
import { formActions } from './link-sheet.css.ts';
import { useChangeLink } from './use-change-link.ts';

interface SwitchDialogProps {
  link: RegistrationLink;
  onClose: () => void;
}

interface LinkDetailProps {
  link: LinkRow;
  /** Creates another link with the same terms. */
  onCreate: (like: LinkRow) => void;
}

/** Details of a link, with its actions. */
export function LinkDetail({ link, onCreate }: LinkDetailProps) {
  const { t } = useTranslation('agent-registration');
  const [asks, setAsks] = useState(false);
  const { state } = link;
  const action =
    state === 'expired' ? (
      <Button icon="plus" onClick={() => onCreate(link)}>
        {t('create.like')}
      </Button>
    ) : (
      <Button icon={state === 'active' ? 'prohibit' : 'check-circle'} onClick={() => setAsks(true)}>
        {t(state === 'active' ? 'disable.action' : 'enable.action')}
      </Button>
    );
  return (
    <>
      <div className={section}>
        {state === 'active' ? (
          <LinkShare link={link} action={action} />
        ) : (
          <>
            <Alert tone="info" text={t(`ended.${state}`)} />
            {action}
          </>
        )}
      </div>
      <LinkFacts link={link} />
      <NoteForm key={link.note} link={link} />
      {asks && <SwitchDialog link={link} onClose={() => setAsks(false)} />}
    </>
  );
}

/** Terms of a link and the number of registrations. */
function LinkFacts({ link }: { link: LinkRow }) {
  const { t } = useTranslation('agent-registration');
  const rate = useRateText();
  const time = useClock('long');
  const number = new Intl.NumberFormat(useCurrentLanguage().tag);
  const { kind, uses, code, createdAt, expiresAt, state } = link;
  const facts = [
    [t('fact.kind'), t(`kind.${kind}`)],
    [t('fact.rate'), rate(link.rate)],
    [t('fact.uses'), number.format(uses)],
    [t(state === 'expired' ? 'fact.expired' : 'fact.expires'), expiresAt === undefined ? t('never') : time(expiresAt)],
    [t('column.createdAt'), time(createdAt)],
    [t('fact.code'), code],
  ] as const;
  return <Facts className={`${section} ${prose.strong}`} rows={facts} />;
}

/** Confirms a switch of a link and explains its effect. */
function SwitchDialog({ link, onClose }: SwitchDialogProps) {
  const { t } = useTranslation('agent-registration');
  const group = link.isEnabled ? 'disable' : 'enable';
  const name = nameOf(link);
  const { busy, submit, error } = useChangeLink(t(`${group}.done`, { name }), onClose);
  return (
    <QuestionDialog
      title={t(`${group}.title`, { name })}
      words={{ action: t(`${group}.action`), keep: t('disable.keep') }}
      busy={busy}
      problem={error ? describeRefusal(error, t) : undefined}
      onConfirm={() => void submit({ code: link.code, isEnabled: !link.isEnabled })}
      onClose={onClose}
    >
      <p>{t(`${group}.text`)}</p>
    </QuestionDialog>
  );
}

/** Edits the agent's note on a link. */
function NoteForm({ link: { code, note } }: { link: RegistrationLink }) {
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
