import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { filterOptions } from '#app/kit/combobox/filter-options.ts';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { searchIcon, searchInput } from '#app/kit/field/search.css.ts';
import { Icon } from '#app/kit/icon/icon.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { languageName } from '#app/language/language-name.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { check, entry, list, none, quiet, search, sheet } from './language-list.css.ts';
import { languageNames } from './language-names.ts';
import { useChooseLanguage } from './use-choose-language.ts';

interface LanguageListProps {
  onClose: () => void;
}

/** Many languages by their own names, found by these, by their English names and by their codes. */
export function LanguageList({ onClose }: LanguageListProps) {
  const { t } = useTranslation();
  const brand = useBrand();
  const current = useCurrentLanguage();
  const choose = useChooseLanguage();
  const chosen = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  // Until they are there, and where they are lost, the browser's own names do.
  const { data: names } = useQuery({
    queryKey: ['languages'],
    queryFn: () => languageNames(brand),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const byCode = new Map(brand.languages.offered.map((language) => [language.code, language]));
  const options = brand.languages.offered.map((language) => {
    const { name = languageName(language), english = '' } = names?.[language.code] ?? {};
    return { value: language.code, label: name, note: english, keywords: language.code };
  });
  const found = filterOptions(options, typed);
  // Some browsers return a promise, which is no effect's end.
  useLayoutEffect(() => void chosen.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <Dialog title={t('header.languages.title')} onClose={onClose} fill>
      <div className={sheet}>
        <search className={search}>
          <span className={searchIcon}>
            <Icon name="magnifying-glass" />
          </span>
          <input
            className={searchInput}
            type="search"
            enterKeyHint="search"
            dir="auto"
            aria-label={t('header.languages.find')}
            placeholder={t('header.languages.find')}
            value={typed}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </search>
        <p role="status" className={none}>
          {found.length === 0 && t('header.languages.none')}
        </p>
        <ul className={list}>
          {found.map(({ value, label, note }) => {
            const isCurrent = value === current.code;
            const language = byCode.get(value);
            return (
              <li key={value}>
                <button
                  ref={isCurrent ? chosen : undefined}
                  type="button"
                  className={entry}
                  aria-current={isCurrent ? 'true' : undefined}
                  onClick={() => {
                    onClose();
                    void choose(value);
                  }}
                >
                  <span lang={language?.tag} dir={language?.direction}>
                    {label}
                  </span>
                  {note !== label && (
                    <span className={quiet} lang="en" dir="ltr">
                      {note}
                    </span>
                  )}
                  {isCurrent && (
                    <span className={check}>
                      <Icon name="check" size={18} />
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
