import { Button } from '#app/kit/button/button.tsx';
import { visuallyHidden } from '#app/kit/theme/hidden.css.ts';
import { wheel } from './log-in-button.css.ts';

interface LogInButtonProps {
  busy: boolean;
  /** What the button says at rest, and while it works. */
  words: { rest: string; working: string };
}

/** Submits a log-in. While the platform checks, it says so and keeps its width. */
export function LogInButton({ busy, words }: LogInButtonProps) {
  return (
    <>
      <Button type="submit" look="primary" wide large busy={busy}>
        {busy && <span className={wheel} aria-hidden="true" />}
        {busy ? words.working : words.rest}
      </Button>
      <span role="status" className={visuallyHidden}>
        {busy ? words.working : ''}
      </span>
    </>
  );
}
