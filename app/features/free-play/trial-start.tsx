import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { AcceptDisclaimer } from '#app/shell/log-in/accept-disclaimer.tsx';
import { useAcceptance } from '#app/shell/log-in/use-acceptance.ts';
import { useEntrance } from '#app/shell/log-in/use-entrance.ts';
import { isSitePath } from '#app/shell/router/is-site-path.ts';
import { LinkButton } from '#app/shell/router/link-button.tsx';
import { paths } from '#app/shell/router/paths.ts';
import { useLocation, useNavigate } from '#app/shell/router/router.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { startTrial } from './start-trial.ts';
import { fact, facts, lead } from './trial-start.css.ts';

/** Explains the play-money trial before it starts, and links to the registration for real money. */
export function TrialStart({ close }: ModalProps) {
  const { t } = useTranslation('free-play');
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const accepts = useAcceptance();
  const [isMissing, setIsMissing] = useState(false);
  const { busy, begin, message } = useBeginTrial(close);
  const start = (event: FormEvent) => {
    event.preventDefault();
    const isAccepted = accepts(element.current);
    setIsMissing(!isAccepted);
    if (isAccepted) void begin();
  };
  return (
    <Dialog
      title={t('about.title')}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={id} look="primary" wide large busy={busy}>
            {t('about.start')}
          </Button>
          <RegisterLink close={close} />
        </>
      }
    >
      <form id={id} ref={element} className={stack[5]} onSubmit={start} noValidate>
        <p className={lead}>{t('about.text')}</p>
        <ul className={facts}>
          <li className={fact}>
            <Icon name="check-circle" size={20} />
            <span>{t('about.look')}</span>
          </li>
          <li className={fact}>
            <Icon name="lock-simple" size={20} />
            <span>{t('about.real')}</span>
          </li>
        </ul>
        <Alert text={message} />
        <AcceptDisclaimer error={isMissing ? t('shell:logIn.accept') : undefined} />
      </form>
    </Dialog>
  );
}

function RegisterLink({ close }: ModalProps) {
  const { t } = useTranslation('free-play');
  if (useSlot('registrationMethods').every(({ pending }) => pending)) return null;
  return (
    <LinkButton look="plain" wide to={paths.register} onClick={close}>
      {t('about.register')}
    </LinkButton>
  );
}

/** Starts a trial, then goes home as specified, or to the requested demo. */
function useBeginTrial(close: () => void) {
  const { t } = useTranslation('free-play');
  const platform = usePlatform();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const demo = demoAddress(state);
  const { enter } = useEntrance();
  const [message, setMessage] = useState<string>();
  const { busy, submit } = useSubmission(async () => {
    setMessage(undefined);
    try {
      await enter(await startTrial(platform));
      close();
      navigate(demo ?? paths.index, { state: demo ? { from: `${pathname}${search}` } : null });
    } catch (problem) {
      setMessage(describeProblem(problem, t));
    }
  });
  return { busy, begin: submit, message };
}

/** Address of the demo in a navigation's state, as written by `askedDemo`. */
function demoAddress(state: unknown): string | undefined {
  const demo = typeof state === 'object' && state !== null && 'demo' in state ? state.demo : null;
  return typeof demo === 'string' && isSitePath(demo) ? demo : undefined;
}
