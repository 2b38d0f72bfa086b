import { type FormEvent, useId } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { TimedDialog } from '#app/kit/dialog/timed-dialog.tsx';
import { TextArea } from '#app/kit/field/text-area.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { LimitNote } from '#app/kit/writing/limit-note.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { faultOf } from './limits.ts';
import { useWriting, type Writing } from './use-writing.ts';
import { form, icon, thanks } from './writing-dialog.css.ts';

interface ThanksProps {
  words: 'feedback' | 'question';
  close: () => void;
}

interface WritingDialogProps extends Writing {
  /** Group of keys in the words. */
  words: 'feedback' | 'question';
  unit: 'characters' | 'words';
  close: () => void;
}

/** A form for one text with length limits, and a thank-you once it is sent. */
export function WritingDialog({ words, unit, close, ...writing }: WritingDialogProps) {
  const { t } = useTranslation('feedback');
  const { draft, limits, measure } = writing;
  const { content, fault } = useSnapshot(draft, { sync: true });
  const { area, busy, sent, message, submit } = useWriting(writing);
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const write = (text: string) => {
    draft.content = text;
    // A visible fault clears as soon as it is fixed; new ones don't appear while typing.
    if (draft.fault) draft.fault = faultOf(measure(text.trim()), limits);
  };
  if (sent) return <Thanks words={words} close={close} />;
  return (
    <Dialog
      keep
      title={t(`${words}.title`)}
      onClose={close}
      actions={
        <Button type="submit" form={formId} look="primary" wide large busy={busy}>
          {t(`${words}.send`)}
        </Button>
      }
    >
      <form id={formId} className={form} onSubmit={send} noValidate>
        <p className={prose.quiet}>{t(`${words}.lead`)}</p>
        <Alert text={message} />
        <TextArea
          ref={area}
          name="content"
          label={t(`${words}.label`)}
          value={content}
          error={fault && t(fault, { count: limits.min })}
          onChange={(event) => write(event.target.value)}
          note={<LimitNote used={measure(content.trim())} most={limits.max} unit={unit} />}
        />
      </form>
    </Dialog>
  );
}

/** Confirms receipt and says what happens next. */
function Thanks({ words, close }: ThanksProps) {
  const { t } = useTranslation('feedback');
  const done = (
    <Button look="primary" wide onClick={close}>
      {t('shell:dialog.close')}
    </Button>
  );
  return (
    <TimedDialog small title={t(`${words}.thanks`)} onClose={close} actions={done}>
      <div className={thanks}>
        <span className={icon}>
          <Icon name="check-circle-fill" size={48} />
        </span>
        <p>{t(`${words}.next`)}</p>
      </div>
    </TimedDialog>
  );
}
