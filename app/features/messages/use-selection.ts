import { useState } from 'react';
import type { Message } from '#schemas/generated/platform.ts';

/** Ticked messages. A message that leaves the list is deselected. */
export function useSelection(listed: readonly Message[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = listed.filter(({ id }) => ticked.has(id));
  return {
    chosen,
    has: (id: number) => ticked.has(id),
    toggle: (id: number) => {
      const next = new Set(ticked);
      if (!next.delete(id)) next.add(id);
      setTicked(next);
    },
    all: () => setTicked(new Set(listed.map(({ id }) => id))),
    clear: () => setTicked(new Set()),
  };
}

export type Selection = ReturnType<typeof useSelection>;
