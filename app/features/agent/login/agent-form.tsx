import { type FormEvent, useEffect, useRef } from 'react';
import { useFocusOnFault } from '#app/kit/form/use-focus-on-fault.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { dropToken } from '#app/session/drop-token.ts';
import { statusOfType } from '#app/session/member-type.ts';
import { useSessionService } from '#app/session/session-context.tsx';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';
import { AcceptDisclaimer } from '#app/shell/log-in/accept-disclaimer.tsx';
import { CredentialFields } from '#app/shell/log-in/credential-fields.tsx';
import { credentialsOf } from '#app/shell/log-in/credentials-of.ts';
import { LogInButton } from '#app/shell/log-in/log-in-button.tsx';
import { SessionOver } from '#app/shell/log-in/session-over.tsx';
import { useAcceptance } from '#app/shell/log-in/use-acceptance.ts';
import { useEntrance } from '#app/shell/log-in/use-entrance.ts';
import { type Credential, usePasswordLogIn } from '#app/shell/log-in/use-password-log-in.ts';
import type { LoginPayload, LoginValue } from '#schemas/generated/platform.ts';
import { lead, title } from './agent-login.css.ts';

const agentName = defineDraft('agent-log-in-name', () => ({ username: '' }), {});

/** Log-in form for agents; hidden from an agent who is already logged in. */
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
      <AcceptDisclaimer error={logIn.missing.includes('disclaimer') ? missing.disclaimer : undefined} />
      <div>
        <LogInButton busy={logIn.busy} words={{ rest: t('form.submit'), working: t('form.working') }} />
      </div>
    </form>
  );
}

/** Marks the end of the last session as read once the form has shown its reason. */
function useAcknowledge(): void {
  const session = useSessionService();
  useEffect(() => () => session.acknowledge(), [session]);
}

/**
 * Starts the session of an agent and ends that of any other account before it enters the site.
 * @returns the reason why the account cannot log in, or undefined
 */
function useAgentEntrance(): (login: LoginValue, payload: LoginPayload) => Promise<string | undefined> {
  const { t } = useTranslation('agent');
  const platform = usePlatform();
  const { admit } = useEntrance();
  return async (login, payload) => {
    const status = statusOfType(login.userInfo.type);
    if (status === 'agent') {
      await admit(login, payload);
      return undefined;
    }
    await dropToken(platform, login.token);
    return t(`shell:error.code.${status === 'trial' ? 'non_member_account' : 'non_agent_account'}`);
  };
}
