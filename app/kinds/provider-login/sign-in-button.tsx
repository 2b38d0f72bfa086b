import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import type { LoginMethodProps } from '#app/shell/slots/slots.ts';
import type { OidcProviderName } from '#schemas/generated/platform.ts';
import { logInWith } from './log-in-with.ts';
import { frame, short, whole } from './sign-in-button.css.ts';
import { openSignInWindow, SignInEnded, type SignInFailure } from './sign-in-window.ts';

interface SignInButtonProps extends Pick<LoginMethodProps, 'enter' | 'isAccepted'> {
  provider: OidcProviderName;
  /** Texts of the feature. */
  text: (key: 'continue' | 'company' | SignInFailure | 'blocked') => string;
  /** The company's mark. */
  children: ReactNode;
}

/** Logs in with another company's account, in that company's window. */
export function SignInButton({ provider, text, enter, isAccepted, children }: SignInButtonProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const brand = useBrand();
  const [message, setMessage] = useState<string>();
  const pending = useRef<Window>(null);
  // Close an abandoned window.
  useEffect(() => () => pending.current?.close(), []);
  const { busy, submit } = useSubmission(async () => {
    if (!isAccepted()) return setMessage(t('logIn.accept'));
    // Open the window before any await: browsers block a window that no click opens.
    const opened = openSignInWindow();
    if (!opened) return setMessage(text('blocked'));
    setMessage(undefined);
    pending.current = opened;
    try {
      const { token, firstTimeLogin } = await logInWith({ platform, brand, provider, opened });
      await enter(token, firstTimeLogin);
    } catch (problem) {
      setMessage(problem instanceof SignInEnded ? text(problem.failure) : describeProblem(problem, t));
    } finally {
      opened.close();
    }
  });
  return (
    <>
      <Alert text={message} />
      <div className={frame}>
        <Button wide busy={busy} onClick={submit} aria-label={text('continue')}>
          {children}
          <span className={whole}>{text('continue')}</span>
          <bdi className={short}>{text('company')}</bdi>
        </Button>
      </div>
    </>
  );
}
