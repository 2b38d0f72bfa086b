import { type FocusEvent, useState } from 'react';

/** Which place of the grid has the focus, by what its item says of itself: it stays in the document when it is scrolled away. */
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
