import { useId } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import type { Notice } from '../../../platform/contract.ts';
import { PlatformHtml } from '../../../shell/content/platform-html.tsx';
import { caret, entry, head } from './notice-dialog.css.ts';

interface NoticeEntryProps {
  notice: Notice;
  open: boolean;
  onToggle: () => void;
}

/** One notice: its title, and what it says while it is open. */
export function NoticeEntry({ notice, open, onToggle }: NoticeEntryProps) {
  const id = useId();
  return (
    <li className={entry}>
      <button type="button" className={head} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        {notice.title}
        <span className={caret} data-open={open}>
          <Icon name="caret-down" size={18} />
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open && <PlatformHtml html={notice.content} />}
      </div>
    </li>
  );
}
