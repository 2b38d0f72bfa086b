import { Icon } from '../icon/icon.tsx';
import { watched } from '../theme/hidden.css.ts';
import { alert } from './alert.css.ts';

interface AlertProps {
  /** For a field that it is about to name as its description. */
  id?: string;
  /** `danger`: something was refused or failed; `info`: something to know. */
  tone?: keyof typeof alert;
  /** What to say; nothing is shown while it is empty, but the place is there for screen readers to watch. */
  text: string | undefined;
}

/** A message of a whole form, said aloud when it comes. */
export function Alert({ id, tone = 'danger', text }: AlertProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={watched}>
      {text && (
        <p id={id} className={alert[tone]}>
          <Icon name={tone === 'danger' ? 'warning-circle' : 'info'} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
