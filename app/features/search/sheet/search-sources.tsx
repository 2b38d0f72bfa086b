import { useMemo } from 'react';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import type { SearchGroup } from '#app/shell/slots/slots.ts';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';

interface SearchSourcesProps {
  onFound: (order: number, group: SearchGroup) => void;
}

/** Loads what features add to the search; one that fails is left out. */
export function SearchSources({ onFound }: SearchSourcesProps) {
  return useSlot('searchSources')
    .filter(({ pending }) => !pending)
    .map((source) => <Source key={source.order} source={source} onFound={onFound} />);
}

function Source({ source: { screen, order }, onFound }: SearchSourcesProps & { source: Contributed<'searchSources'> }) {
  const props = useMemo(() => ({ onFound: (group: SearchGroup) => onFound(order, group) }), [onFound, order]);
  return <QuietScreen screen={screen} props={props} />;
}
