import { Icon } from '../icon/icon.tsx';
import { liveRegion } from '../theme/hidden.css.ts';
import { alert } from './alert.css.ts';

interface AlertProps {
  /** Lets a field reference it as its description. */
  id?: string;
  /** `danger`: something was refused or failed; `info`: something to know. */
  tone?: keyof typeof alert;
  /** The message. While it is empty nothing shows, but the live region exists for screen readers to watch. */
  text: string | undefined;
}

/** A message about a whole form, announced when it appears. */
export function Alert({ id, tone = 'danger', text }: AlertProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={liveRegion}>
      {text && (
        <p id={id} className={alert[tone]}>
          <Icon name={tone === 'danger' ? 'warning-circle' : 'info'} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
