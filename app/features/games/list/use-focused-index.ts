import { type FocusEvent, useState } from 'react';

/** The index of the focused cell, from its `data-index`; that cell stays in the document when it scrolls away. */
export function useFocusedIndex() {
  const [focused, setFocused] = useState<number>();
  return {
    focused,
    onFocus: ({ target }: FocusEvent<HTMLUListElement>) => {
      const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset['index'] ?? Number.NaN);
      setFocused(Number.isNaN(index) ? undefined : index);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLUListElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
    },
  };
}
