import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLocation } from '#app/shell/router/router.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useSearch } from '../find/use-search.ts';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';
import { sheet } from './search-sheet.css.ts';
import { SearchSources } from './search-sources.tsx';
import { Start } from './start.tsx';
import { useActiveResult } from './use-active-result.ts';
import { useSources } from './use-sources.ts';

/** Rows of games at first, and once all are asked for. */
const FEW = 12;
const MANY = 100;

/** The search: a sheet that fills a phone, and a dialog in wide windows. */
export function SearchSheet({ close }: ModalProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState(FEW);
  // A key is drawn before the results are found.
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

/** Whatever is chosen in the sheet leads to a page, so the sheet makes way for it. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (key !== opened.current) close();
  }, [key, close]);
}
