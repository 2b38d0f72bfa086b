import { type FormEvent, useRef, useState } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { countCharacters } from '#app/kit/writing/count-text.ts';
import { LimitNote } from '#app/kit/writing/limit-note.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { charactersLeft, composer, form, input } from './chat-room.css.ts';

const MAX_CHARACTERS = 200;

/** Length from which the remaining characters are shown. */
const NEAR_END = 150;

const messageDraft = defineDraft('chat-room', () => proxy({ text: '' }), {});

interface ComposerProps {
  /** @returns true if the platform moderated the text @throws PlatformError */
  onSend: (text: string) => Promise<boolean>;
}

/** Field for a message. Keeps the text after a failed call and while the room is closed. */
export function Composer({ onSend }: ComposerProps) {
  const { t } = useTranslation('chat-room');
  const isTrial = useSession().status === 'trial';
  const [draft] = useDraft(messageDraft);
  const { text } = useSnapshot(draft, { sync: true });
  const [message, setMessage] = useState<{ text: string; tone: 'danger' | 'info' }>();
  const field = useRef<HTMLInputElement>(null);
  const used = countCharacters(text.trim());
  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    field.current?.focus();
    if (used === 0) return;
    if (used > MAX_CHARACTERS) return setMessage({ text: t('long'), tone: 'danger' });
    const content = text.trim();
    // Text typed while the message is being sent is the next message.
    draft.text = '';
    try {
      const moderated = await onSend(content);
      if (moderated) setMessage({ text: t('moderated'), tone: 'info' });
    } catch (problem) {
      draft.text = `${content} ${draft.text}`.trim();
      setMessage({ text: describeProblem(problem, t), tone: 'danger' });
    }
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  if (isTrial) return <p className={composer}>{t('trial')}</p>;
  return (
    <div className={composer}>
      <Alert {...(message && { tone: message.tone })} text={message?.text} />
      <form className={form} onSubmit={send}>
        <input
          ref={field}
          className={input}
          name="text"
          dir="auto"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => {
            draft.text = event.target.value;
          }}
        />
        <IconButton type="submit" icon="paper-plane-right" label={t('send')} aria-busy={busy} />
      </form>
      {used >= NEAR_END && (
        <p className={charactersLeft}>
          <LimitNote used={used} most={MAX_CHARACTERS} unit="characters" />
        </p>
      )}
    </div>
  );
}
