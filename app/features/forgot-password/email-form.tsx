import { useEffect, useRef } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { DialogForm } from '#app/kit/form/dialog-form.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { ForgotMethodProps } from '#app/shell/slots/slots.ts';
import { plainName } from '#schemas/writing/plain-name.ts';
import { useForgotByEmail } from './use-forgot-by-email.ts';

/** Longest value the platform's payload allows. */
const MAX_TEXT_LENGTH = 255;

const forgotten = defineDraft('forgotten-by-email', () => proxy({ username: '', email: '' }), {});

/** Asks the platform to send a link to the member's email address. */
export function EmailForm({ close }: ForgotMethodProps) {
  const { t } = useTranslation('forgot-password');
  const element = useRef<HTMLFormElement>(null);
  const first = useFirstFocus();
  const [draft, drop] = useDraft(forgotten);
  const { username, email } = useSnapshot(draft, { sync: true });
  const { busy, submit, message, missing, sentTo } = useForgotByEmail(drop);
  useFocusOnFault(element, missing);
  const onSubmit = () => {
    void submit({ username: plainName(username), email: email.trim() });
  };
  if (sentTo) return <Sent to={sentTo} close={close} />;
  return (
    <DialogForm ref={element} action={t('submit')} busy={busy} problem={message} onSubmit={onSubmit}>
      <Field
        ref={first}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TEXT_LENGTH}
        value={username}
        error={missing.length > 0 && username.trim() === '' ? t('noUsername') : undefined}
        required
        onChange={(event) => {
          draft.username = event.target.value;
        }}
      />
      <Field
        type="email"
        inputMode="email"
        label={t('email')}
        autoComplete="email"
        maxLength={MAX_TEXT_LENGTH}
        value={email}
        error={missing.length > 0 && email.trim() === '' ? t('noEmail') : undefined}
        required
        onChange={(event) => {
          draft.email = event.target.value;
        }}
      />
    </DialogForm>
  );
}

function Sent({ to, close }: ForgotMethodProps & { to: string }) {
  const { t } = useTranslation('forgot-password');
  const confirmation = useRef<HTMLDivElement>(null);
  // The focused submit button is gone, so move the focus.
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <>
      <div ref={confirmation} tabIndex={-1}>
        <Alert tone="info" text={t('sent', { email: to })} />
      </div>
      <DialogFoot>
        <Button look="primary" wide large onClick={close}>
          {t('done')}
        </Button>
      </DialogFoot>
    </>
  );
}
