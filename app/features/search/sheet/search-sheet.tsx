import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { QuietScreen } from '#app/shell/loading/quiet-screen.tsx';
import { useLocation } from '#app/shell/router/router.ts';
import type { ModalProps, SearchGroup } from '#app/shell/slots/slots.ts';
import { type Contributed, useSlot } from '#app/shell/slots/use-slot.ts';
import { useSearch } from '../find/use-search.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';
import { sheet } from './search-sheet.css.ts';
import { Start } from './start.tsx';
import { useActiveResult } from './use-active-result.ts';

interface SearchSourcesProps {
  onFound: (order: number, group: SearchGroup) => void;
}

/** Number of games shown at first, and after pressing “more”. */
const FEW = 12;
const MANY = 100;

/** The search: full-screen on a phone, a dialog in wide windows. */
export function SearchSheet({ close }: ModalProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState(FEW);
  // Render the key press before searching.
  const text = useDeferredValue(typed.trim());
  const { sources, onFound } = useSources();
  const search = useSearch(text, sources, rows);
  const isCurrent = text === typed.trim();
  const active = useActiveResult(text, search.groups, isCurrent && (search.count > 0 || !search.isLoading));
  useCloseOnNavigation(close);
  const type = (next: string) => {
    setTyped(next);
    setRows(FEW);
  };
  return (
    <Dialog fill title={t('entry.search')} onClose={close}>
      <SearchSources onFound={onFound} />
      <div className={sheet}>
        <SearchField text={typed} onType={type} active={active} hasResults={text !== '' && search.count > 0} />
        <Start isHidden={text !== ''} onChoose={type} />
        {text !== '' && (
          <Results {...{ text, search, active, isCurrent }} onMore={rows === FEW ? () => setRows(MANY) : undefined} />
        )}
      </div>
    </Dialog>
  );
}

/** Closes the sheet after a navigation. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) close();
  }, [key, close]);
}

/** Collects the groups that features contribute, in their order. */
function useSources() {
  const [groups, setGroups] = useState<Readonly<Record<number, SearchGroup>>>({});
  const onFound = useCallback(
    (order: number, group: SearchGroup) => setGroups((others) => ({ ...others, [order]: group })),
    [],
  );
  // Objects list integer keys in ascending order.
  const sources = useMemo(() => Object.values(groups), [groups]);
  return { sources, onFound };
}

/** Loads the features' contributions. One that fails is omitted. */
function SearchSources({ onFound }: SearchSourcesProps) {
  return useSlot('searchSources')
    .filter(({ pending }) => !pending)
    .map((source) => <Source key={source.order} source={source} onFound={onFound} />);
}

function Source({ source: { screen, order }, onFound }: SearchSourcesProps & { source: Contributed<'searchSources'> }) {
  const props = useMemo(() => ({ onFound: (group: SearchGroup) => onFound(order, group) }), [onFound, order]);
  return <QuietScreen screen={screen} props={props} />;
}
