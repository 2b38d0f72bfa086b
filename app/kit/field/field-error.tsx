import { Icon } from '../icon/icon.tsx';
import { liveRegion } from '../theme/hidden.css.ts';
import { error } from './field.css.ts';

interface FieldErrorProps {
  id: string;
  text: string | undefined;
}

/** An error beside its field, announced politely when it appears. */
export function FieldError({ id, text }: FieldErrorProps) {
  return (
    <div aria-live="polite" className={liveRegion}>
      {text && (
        <p id={id} className={error}>
          <Icon name="warning-circle" size={18} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
