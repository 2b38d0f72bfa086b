import { useRef, useState } from 'react';
import { Field } from '#app/kit/field/field.tsx';
import { TextArea } from '#app/kit/field/text-area.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { countCharacters } from '#app/kit/writing/count-text.ts';
import { LimitNote } from '#app/kit/writing/limit-note.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import type { MessageGroups } from '#schemas/generated/platform.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { counter } from './compose.css.ts';
import { type Fault, faultsOf, isForMany, LONGEST, type MessageDraft } from './message-draft.ts';
import { peopleOf } from './people-of.ts';
import { RecipientFields } from './recipient-fields.tsx';
import type { useMessageDraft } from './use-message-draft.ts';
import type { Sending } from './use-send-message.ts';

/** Limits of the contract in UTF-16 units: one visible character can have several. */
const MOST_SIGNS = { subject: 200, text: 4000 } as const;

interface ComposeFormProps {
  message: ReturnType<typeof useMessageDraft>;
  groups: MessageGroups;
  sending: Sending;
  /** Called on submit of a message without faults. */
  onFinish: () => void;
}

/** Form for the recipients, subject and text of a message. */
export function ComposeForm({ message: { written, change }, groups, sending, onFinish }: ComposeFormProps) {
  const { t } = useTranslation('agent-messages');
  const element = useRef<HTMLFormElement>(null);
  const [isTried, setIsTried] = useState(false);
  const checkedDraft = { ...written, group: peopleOf(groups, written.group) > 0 ? written.group : '' };
  const faults = faultsOf(checkedDraft);
  const { busy, error, reset } = sending;
  // The account field shows this refusal: the downline has left the team or never belonged to it.
  const isUnknown = written.kind === 'downline' && errorCodeOf(error) === 'not_found';
  const saysFault = (fault: Fault) => (isTried && faults.includes(fault) ? t(`fault.${fault}`) : undefined);
  const edit = (part: Partial<MessageDraft>) => {
    reset();
    change(part);
  };
  const submit = () => {
    setIsTried(true);
    if (faults.length === 0 && (written.kind !== 'upline' || groups.hasUpline)) return onFinish();
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const left = (name: 'subject' | 'text') => (
    <LimitNote used={countCharacters(written[name].trim())} most={LONGEST[name]} unit="characters" />
  );
  return (
    <DialogForm
      ref={element}
      gap={6}
      action={t(isForMany(written) ? 'compose.check' : 'compose.send')}
      busy={busy}
      problem={error && !isUnknown ? describeRefusal(error, t) : undefined}
      onSubmit={submit}
    >
      <RecipientFields
        written={written}
        groups={groups}
        faults={{ account: isUnknown ? t('refused.not_found') : saysFault('account'), group: saysFault('group') }}
        onChange={edit}
      />
      <Field
        label={t('subject')}
        aside={<span className={counter}>{left('subject')}</span>}
        error={saysFault('subject') ?? saysFault('subjectLong')}
        value={written.subject}
        maxLength={MOST_SIGNS.subject}
        autoComplete="off"
        enterKeyHint={isForMany(written) ? 'next' : 'send'}
        onChange={({ target }) => edit({ subject: target.value })}
      />
      <TextArea
        label={t('text')}
        rows={8}
        note={left('text')}
        error={saysFault('text') ?? saysFault('textLong')}
        value={written.text}
        maxLength={MOST_SIGNS.text}
        onChange={({ target }) => edit({ text: target.value })}
      />
    </DialogForm>
  );
}
