import { Icon } from '../icon/icon.tsx';
import { liveRegion } from '../theme/hidden.css.ts';
import { centredError, error, errorIcon } from './field.css.ts';

interface FieldErrorProps {
  id: string;
  text: string | undefined;
  /** Centres the error of a field in the middle of its page. */
  centred?: boolean;
}

/** An error beside its field, announced politely when it appears. */
export function FieldError({ id, text, centred = false }: FieldErrorProps) {
  const icon = <Icon name="warning-circle" size={18} />;
  return (
    <div aria-live="polite" className={liveRegion}>
      {text && (
        <p id={id} className={centred ? centredError : error}>
          {centred ? <span className={errorIcon}>{icon}</span> : icon}
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
