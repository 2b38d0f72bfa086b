import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useSessionService } from '#app/session/session-context.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { AcceptDisclaimer } from '#app/shell/log-in/accept-disclaimer.tsx';
import { CredentialFields } from '#app/shell/log-in/credential-fields.tsx';
import { credentialsOf } from '#app/shell/log-in/credentials-of.ts';
import { SessionOver } from '#app/shell/log-in/session-over.tsx';
import { useAcceptance } from '#app/shell/log-in/use-acceptance.ts';
import { type Credential, usePasswordLogIn } from '#app/shell/log-in/use-password-log-in.ts';
import { lead, title } from './agent-login.css.ts';
import { useAgentEntrance } from './use-agent-entrance.ts';

const agentName = defineDraft('agent-log-in-name', () => ({ username: '' }), {});

/** Logs agents in. Not shown to an agent who is already logged in. */
export function AgentForm() {
  const { t } = useTranslation('agent');
  const element = useRef<HTMLFormElement>(null);
  const enter = useAgentEntrance();
  const logIn = usePasswordLogIn();
  const accepts = useAcceptance();
  useAcknowledge();
  useFocusOnFault(element, logIn.missing);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const payload = credentialsOf(event.currentTarget);
    const accepted = accepts(event.currentTarget);
    void logIn.submit({ payload, accepted, enter: (login) => enter(login, payload) });
  };
  const missing: Partial<Record<Credential, string>> = {
    username: t('form.usernameMissing'),
    password: t('form.passwordMissing'),
    captcha: t('shell:error.code.captcha_required'),
    disclaimer: t('shell:logIn.accept'),
  };
  return (
    <form ref={element} className={stack[6]} onSubmit={onSubmit} noValidate data-for-person>
      <div>
        <h1 className={title}>{t('form.title')}</h1>
        <p className={lead}>{t('form.lead')}</p>
      </div>
      <SessionOver />
      <Alert text={logIn.message} />
      <CredentialFields
        logIn={logIn}
        name={agentName}
        labels={{ username: t('form.username'), password: t('form.password') }}
        faultOf={(field) => ({ error: missing[field] })}
      />
      <Button type="submit" look="primary" wide large busy={logIn.busy}>
        {t('form.submit')}
      </Button>
      <AcceptDisclaimer error={logIn.missing.includes('disclaimer') ? missing.disclaimer : undefined} />
    </form>
  );
}

/** The form shows why the last session ended; show it only once. */
function useAcknowledge(): void {
  const session = useSessionService();
  useEffect(() => () => session.acknowledge(), [session]);
}
