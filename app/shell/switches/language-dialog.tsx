import { useState } from 'react';
import { LanguageButton } from './language-button.tsx';
import { LanguageList } from './language-list.tsx';
import type { LanguageMenuProps } from './language-menu.tsx';

/** The list of many languages, in a dialog. Loaded on demand, so it starts open. */
export function LanguageDialog({ atFoot }: LanguageMenuProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <LanguageButton atFoot={atFoot} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)} />
      {isOpen && <LanguageList onClose={() => setIsOpen(false)} />}
    </>
  );
}
