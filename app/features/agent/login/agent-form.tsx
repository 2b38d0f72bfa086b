import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Field } from '#app/kit/field/field.tsx';
import { PasswordField } from '#app/kit/field/password-field.tsx';
import { useFirstFocus } from '#app/kit/form/use-first-focus.ts';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSession, useSessionService } from '#app/session/session-context.tsx';
import { CaptchaField } from '#app/shell/captcha/captcha-field.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { useDraft } from '#app/shell/drafts/use-draft.ts';
import type { LoginPayload } from '#schemas/generated/platform.ts';
import { form, lead, title } from './agent-login.css.ts';
import { useAgentLogIn } from './use-agent-log-in.ts';

/** Fields of the platform's payload are at most this long. */
const LONGEST = 255;

/** The name alone: a password is never kept. */
const agentName = defineDraft('agent-log-in-name', () => ({ username: '' }));

/** The agents' log-in; a page that loads for an agent who is logged in does not show it before that is known. */
export function AgentForm() {
  const { t } = useTranslation('agent');
  const first = useFirstFocus();
  const element = useRef<HTMLFormElement>(null);
  const [draft] = useDraft(agentName);
  const { submit, busy, message, missing, captchaWanted, serial } = useAgentLogIn();
  useFocusOnFault(element, missing);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(payloadOf(event.currentTarget));
  };
  const emptyError = (name: string, word: string) => (missing.includes(name) ? word : undefined);

  return (
    <form ref={element} className={form} onSubmit={onSubmit} noValidate data-for-person>
      <div>
        <h1 className={title}>{t('form.title')}</h1>
        <p className={lead}>{t('form.lead')}</p>
      </div>
      <SessionOver />
      <Alert text={message} />
      <Field
        ref={first}
        name="username"
        label={t('form.username')}
        defaultValue={draft.username}
        onChange={(event) => {
          draft.username = event.target.value;
        }}
        error={emptyError('username', t('form.usernameMissing'))}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={LONGEST}
        required
      />
      <PasswordField
        name="password"
        label={t('form.password')}
        error={emptyError('password', t('form.passwordMissing'))}
        autoComplete="current-password"
        maxLength={LONGEST}
        required
      />
      {captchaWanted && (
        <CaptchaField
          name="captcha"
          serial={serial}
          key={serial}
          error={emptyError('captcha', t('shell:error.code.captcha_required'))}
          required
        />
      )}
      <Button type="submit" look="primary" whole large busy={busy}>
        {t('form.submit')}
      </Button>
    </form>
  );
}

/** Says once that the platform ended the session, as that is why an agent sees this page. */
function SessionOver() {
  const { t } = useTranslation('agent');
  const { over } = useSession();
  const session = useSessionService();
  useEffect(() => () => session.acknowledge(), [session]);
  return over ? (
    <Alert tone="info" text={t(over === 'elsewhere' ? 'shell:error.code.logged_in_elsewhere' : 'shell:logIn.over')} />
  ) : null;
}

function payloadOf(form: HTMLFormElement): LoginPayload {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  const captcha = text('captcha').trim();
  return {
    username: text('username').trim(),
    password: text('password'),
    type: 'username',
    ...(captcha && { captcha }),
  };
}
