import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { DialogFoot } from '#app/kit/dialog/dialog-foot.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { CaptchaField } from '#app/shell/captcha/captcha-field.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import { AcceptDisclaimer } from '#app/shell/log-in/accept-disclaimer.tsx';
import { ForgotLink } from '#app/shell/log-in/forgot-link.tsx';
import { ends } from '#app/shell/log-in/log-in-sheet.css.ts';
import { RememberTick } from '#app/shell/log-in/remember-tick.tsx';
import { ofPasswords, useLogInMemory } from '#app/shell/log-in/use-log-in-memory.ts';
import type { Credentials, LoginMethodProps } from '#app/shell/slots/slots.ts';
import { tryOf } from './login-payload.ts';
import { type Credential, useLogIn } from './use-log-in.ts';
import { form } from './username-form.css.ts';

/** Fields of the platform's payload are at most this long. */
const LONGEST = 255;

/** The name alone: a password is never kept. */
const logInName = defineDraft('log-in-name', () => ({ username: '' }));

/** Logs in by user name and password; a picture with a code is asked for after a failed try. */
export function UsernameForm({ admit }: LoginMethodProps) {
  const { t } = useTranslation('login-username');
  const id = useId();
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useDraft(logInName);
  const memory = useLogInMemory(ofPasswords);
  const { submit, busy, message, missing, serial, captchaWanted } = useLogIn(admit, memory.settle);
  useFillIn(element, memory.recalled);
  useFocusOnFault(element, missing);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(tryOf(event.currentTarget));
  };
  const said = `${id}-said`;
  const faultOf = (name: Credential) =>
    missing.includes(name) ? { 'aria-invalid': true, 'aria-describedby': said } : {};

  return (
    <form id={id} ref={element} className={form} onSubmit={onSubmit} noValidate>
      <Field
        ref={first}
        name="username"
        label={t('username')}
        defaultValue={draft.username}
        onChange={(event) => {
          draft.username = event.target.value;
        }}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        {...faultOf('username')}
        required
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        maxLength={LONGEST}
        {...faultOf('password')}
        required
      />
      {captchaWanted && <CaptchaField name="captcha" serial={serial} key={serial} {...faultOf('captcha')} required />}
      <div className={ends}>
        {memory.offered && <RememberTick known={memory.recalled !== null} />}
        <ForgotLink />
      </div>
      <DialogFoot
        notes={
          <>
            <Alert id={said} text={message} />
            <AcceptDisclaimer form={id} fault={missing.includes('disclaimer') ? said : undefined} />
          </>
        }
      >
        <Button type="submit" form={id} look="primary" whole large busy={busy}>
          {t('submit')}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** What was remembered stands in the fields, unless somebody has begun to write; a password only beside its own name. */
function useFillIn(form: { current: HTMLFormElement | null }, recalled: Partial<Credentials> | null) {
  useEffect(() => {
    const known = recalled ?? {};
    const fieldOf = (name: string) => form.current?.elements.namedItem(name);
    const user = fieldOf('username');
    if (user instanceof HTMLInputElement && !['', known.username].includes(user.value)) return;
    for (const [name, value] of Object.entries(known)) {
      const field = fieldOf(name);
      if (field instanceof HTMLInputElement && field.value === '') field.value = value;
    }
  }, [form, recalled]);
}
