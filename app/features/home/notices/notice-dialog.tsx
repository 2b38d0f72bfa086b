import { useState } from 'react';
import { IconButton } from '../../../kit/button/icon-button.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useTranslation } from '../../../language/translation.tsx';
import type { Notice } from '../../../platform/contract.ts';
import { list, pager } from './notice-dialog.css.ts';
import { NoticeEntry } from './notice-entry.tsx';

/** Notices on one page of the list. */
const PAGE_SIZE = 9;

export interface NoticeDialogProps {
  notices: readonly Notice[];
  /** Place of the notice that is open to begin with. */
  first: number;
  close: () => void;
}

/** All notices, one of them open; choosing the open one closes it. */
export function NoticeDialog({ notices, first, close }: NoticeDialogProps) {
  const { t } = useTranslation('home');
  const [open, setOpen] = useState<number | null>(first);
  const [page, setPage] = useState(Math.floor(first / PAGE_SIZE));
  const pages = Math.ceil(notices.length / PAGE_SIZE);
  return (
    <Dialog title={t('notices.label')} onClose={close}>
      <ul className={list}>
        {notices.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE).map((notice, offset) => {
          const index = page * PAGE_SIZE + offset;
          const isOpen = index === open;
          return (
            <NoticeEntry
              key={notice.id}
              notice={notice}
              open={isOpen}
              onToggle={() => setOpen(isOpen ? null : index)}
            />
          );
        })}
      </ul>
      {pages > 1 && (
        <div className={pager}>
          <IconButton
            icon="caret-left"
            label={t('notices.previous')}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <span aria-live="polite">{t('notices.page', { page: page + 1, pages })}</span>
          <IconButton
            icon="caret-right"
            label={t('notices.next')}
            disabled={page === pages - 1}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
    </Dialog>
  );
}
