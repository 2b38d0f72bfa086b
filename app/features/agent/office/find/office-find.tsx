import { useEffect, useState } from 'react';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { pressedKey } from '#app/kit/keys/pressed-key.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { OfficeEntry } from '../use-office-entries.ts';
import { findButton, findKey, findText } from './find.css.ts';
import { FindPart } from './find-part.tsx';

/** Search for any page or downline. Ctrl+K or ⌘K opens it too. */
export function OfficeFind({ entries }: { entries: readonly OfficeEntry[] }) {
  const { t } = useTranslation('agent');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        pressedKey(event).toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        type="button"
        className={findButton}
        aria-label={t('find.field')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="magnifying-glass" size={18} />
        <span className={findText}>{t('find.field')}</span>
        <kbd className={findKey} dir="ltr">
          {shortcut()}
        </kbd>
      </button>
      {isOpen && (
        <Dialog small title={t('find.title')} onClose={close}>
          <FindPart entries={entries} onDone={close} />
        </Dialog>
      )}
    </>
  );
}

/** The shortcut as printed on this machine's keys. */
function shortcut(): string {
  return navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K';
}
