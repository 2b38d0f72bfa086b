import { liveRegion } from '../theme/hidden.css.ts';
import { note } from './field.css.ts';

interface FieldNoteProps {
  id: string;
  text: string | undefined;
}

/** Says how a field understood the typed text, announced politely when it appears. */
export function FieldNote({ id, text }: FieldNoteProps) {
  return (
    <div aria-live="polite" className={liveRegion}>
      {text && (
        <p id={id} className={note}>
          {text}
        </p>
      )}
    </div>
  );
}
