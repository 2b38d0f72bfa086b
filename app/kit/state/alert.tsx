import { Icon } from '../icon/icon.tsx';
import { liveRegion } from '../theme/hidden.css.ts';
import { alert } from './alert.css.ts';
import { useConnectionText } from './connection-context.ts';

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
  const shown = useConnectionText(text);
  const look = shown.kind === 'back' ? 'info' : tone;
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={liveRegion}>
      {shown.text && shown.kind !== 'out' && (
        <p id={id} className={alert[look]}>
          <Icon name={look === 'danger' ? 'warning-circle' : 'info'} />
          <span>{shown.text}</span>
        </p>
      )}
    </div>
  );
}
