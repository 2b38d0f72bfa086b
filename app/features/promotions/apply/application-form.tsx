import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#app/kit/button/button.tsx';
import { NoticeDialog } from '#app/kit/dialog/notice-dialog.tsx';
import { TextArea } from '#app/kit/field/text-area.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { countCharacters } from '#app/kit/writing/count-text.ts';
import { LimitNote } from '#app/kit/writing/limit-note.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { Promotion } from '#schemas/generated/platform.ts';
import { useApply } from '../use-apply.ts';
import { lead } from './application.css.ts';
import { applicationDraft } from './application-draft.ts';
import { PictureFields } from './picture-fields.tsx';

/** Maximum length of a comment in characters as a reader counts them. */
const MAX_COMMENT_LENGTH = 500;

interface ApplicationFormProps {
  promotion: Promotion;
  onBack: () => void;
  onSent: () => void;
}

/** Form to apply for a promotion with a comment and up to three pictures. */
export function ApplicationForm({ promotion, onBack, onSent }: ApplicationFormProps) {
  const { t } = useTranslation('promotions');
  const [draft, drop] = useDraft(applicationDraft(promotion.id));
  const { comment, pictures } = useSnapshot(draft, { sync: true });
  const [tried, setTried] = useState(false);
  const [warning, setWarning] = useState<string>();
  const first = useFirstFocus<HTMLTextAreaElement>();
  const { busy, message, sent, submit } = useApply(promotion, () => {
    drop();
    onSent();
  });
  const used = countCharacters(comment.trim());
  const tooMany = used > MAX_COMMENT_LENGTH && t('shell:writing.charactersOver', { count: used - MAX_COMMENT_LENGTH });
  const fault = used === 0 ? t('apply.missing') : tooMany || undefined;
  const send = () => {
    setTried(true);
    if (fault) first.current?.focus();
    else void submit({ comment, pictures: draft.pictures });
  };
  return (
    <DialogForm
      action={t('apply.send')}
      busy={busy}
      problem={message}
      others={
        <Button look="plain" wide onClick={onBack}>
          {t('apply.back')}
        </Button>
      }
      onSubmit={send}
    >
      <p className={lead}>{t('apply.text')}</p>
      <TextArea
        ref={first}
        label={t('apply.comment')}
        value={comment}
        required
        readOnly={busy}
        error={tried ? fault : undefined}
        // Announce the limit once, when it is first exceeded.
        note={!(tried && tooMany) && <LimitNote used={used} most={MAX_COMMENT_LENGTH} unit="characters" />}
        onChange={(event) => {
          draft.comment = event.target.value;
        }}
      />
      <PictureFields draft={draft} pictures={pictures} progress={busy ? sent : undefined} onFault={setWarning} />
      {warning && (
        <NoticeDialog title={t('shell:upload.warning')} text={warning} onClose={() => setWarning(undefined)} />
      )}
    </DialogForm>
  );
}
