import { useEffect, useId, useRef } from 'react';
import { Icon } from '../../../kit/icon/icon.tsx';
import type { Notice } from '../../../platform/contract.ts';
import { cleanHtml } from './clean-html.ts';
import { caret, detail, entry, head } from './notice-dialog.css.ts';

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
        {open && <Detail html={notice.content} />}
      </div>
    </li>
  );
}

function Detail({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.replaceChildren(cleanHtml(html));
  }, [html]);
  return <div className={detail} ref={ref} />;
}
