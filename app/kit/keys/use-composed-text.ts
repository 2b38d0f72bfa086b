import { type ChangeEvent, type CompositionEvent, useState } from 'react';

/**
 * Shows the text of an input method as it is until its composition ends, in a field that rewrites its text: a text that
 * changes under it ends the composition or doubles what was composed.
 * @param text the field's text otherwise
 * @param onText takes a text once it is complete; twice where an engine sends its `input` event after the composition's end
 */
export function useComposedText(text: string, onText: (text: string) => void) {
  const [composed, setComposed] = useState<string>();
  return {
    value: composed ?? text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      if (composed === undefined) onText(target.value);
      else setComposed(target.value);
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => setComposed(currentTarget.value),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined);
      onText(currentTarget.value);
    },
  };
}
