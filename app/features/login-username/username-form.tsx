import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { AcceptDisclaimer, DISCLAIMER } from '#app/shell/log-in/accept-disclaimer.tsx';
import { CredentialFields } from '#app/shell/log-in/credential-fields.tsx';
import { credentialsOf } from '#app/shell/log-in/credentials-of.ts';
import { ForgotLink } from '#app/shell/log-in/forgot-link.tsx';
import { LogInButton } from '#app/shell/log-in/log-in-button.tsx';
import { submit as submitStyle, ticks } from '#app/shell/log-in/log-in-sheet.css.ts';
import { REMEMBER, RememberTick } from '#app/shell/log-in/remember-tick.tsx';
import { ofUsers, useLogInMemory } from '#app/shell/log-in/use-log-in-memory.ts';
import { type PasswordLogIn, usePasswordLogIn } from '#app/shell/log-in/use-password-log-in.ts';
import type { Credentials, LoginMethodProps } from '#app/shell/slots/slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { form } from './username-form.css.ts';

const memberName = defineDraft('log-in-name', () => ({ username: '' }), {});

export function UsernameForm({ admit }: LoginMethodProps) {
  const { t } = useTranslation('login-username');
  const said = useId();
  const element = useRef<HTMLFormElement>(null);
  const memory = useLogInMemory(ofUsers);
  const logIn = usePasswordLogIn();
  const offersPasskeys = useSlot('loginMethods').some(({ autofill, pending }) => autofill && !pending);
  useFillIn(element, memory.recalled);
  useFocusOnFault(element, logIn.missing);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const payload = credentialsOf(event.currentTarget);
    const { accepted, remember } = ticksOf(event.currentTarget);
    const { username } = payload;
    const keep = () => memory.settle({ username }, remember);
    void logIn.submit({
      payload,
      accepted,
      enter: async (login) => {
        // Forget right away, even if the password has to be changed first.
        if ((await admit(login, payload, keep)) || !remember) await keep();
        return undefined;
      },
    });
  };
  return (
    <form ref={element} className={form} onSubmit={onSubmit} noValidate>
      <LogInAlert id={said} logIn={logIn} />
      <CredentialFields
        logIn={logIn}
        name={memberName}
        labels={{ username: t('username'), password: t('password') }}
        aside={<ForgotLink />}
        faultOf={() => ({ 'aria-invalid': true, 'aria-describedby': said })}
        offersPasskeys={offersPasskeys}
      />
      <div className={ticks}>
        {memory.offered && <RememberTick known={memory.recalled !== null} />}
        <AcceptDisclaimer error={logIn.missing.includes('disclaimer') ? t('shell:logIn.accept') : undefined} />
      </div>
      <div className={submitStyle}>
        <LogInButton busy={logIn.busy} words={{ rest: t('submit'), working: t('working') }} />
      </div>
    </form>
  );
}

/** The form's single message. An unticked checkbox reports its own error. */
function LogInAlert({ id, logIn: { message, missing } }: { id: string; logIn: PasswordLogIn }) {
  const { t } = useTranslation('login-username');
  const [first] = missing;
  const instruction = first === 'captcha' ? t('shell:error.code.captcha_required') : t('incomplete');
  const isOfField = first !== undefined && first !== 'disclaimer';
  return <Alert id={id} text={message ?? (isOfField ? instruction : undefined)} />;
}

/** Reads the checkboxes. A hidden one is absent from the form data and counts as unticked. */
function ticksOf(form: HTMLFormElement): { accepted: boolean; remember: boolean } {
  const fields = new FormData(form);
  const asks = form.elements.namedItem(DISCLAIMER) !== null;
  return { accepted: !asks || fields.has(DISCLAIMER), remember: fields.has(REMEMBER) };
}

/**
 * Fills in the remembered username unless the visitor has started to type. The password is left to the password
 * manager.
 */
function useFillIn(form: { current: HTMLFormElement | null }, recalled: Partial<Pick<Credentials, 'username'>> | null) {
  useEffect(() => {
    const field = form.current?.elements.namedItem('username');
    if (field instanceof HTMLInputElement) field.value ||= recalled?.username ?? '';
  }, [form, recalled]);
}
