import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Money } from '#app/kit/money/money.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { quiet } from '../look/text.css.ts';
import { bar, barText, inBarPlace } from './slip.css.ts';
import { Slip } from './slip.tsx';
import { type SlipDraft, type SlipLine, totalOf } from './slip-draft.ts';

interface SlipBarProps {
  draft: SlipDraft;
  onEdit: (line: SlipLine) => void;
  onShowBets: () => void;
  /** Renders one button of another bar. */
  inBar?: boolean;
  /** Puts a complete pick on the slip before it opens. */
  add?: (() => void) | undefined;
}

/** One-line summary that opens the slip, for windows too narrow for a column. */
export function SlipBar({ draft, onEdit, onShowBets, inBar = false, add }: SlipBarProps) {
  const { t } = useTranslation('lottery');
  const { lines, currency } = useSnapshot(draft);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      {(lines.length > 0 || add) && inBar && (
        <span className={inBarPlace}>
          <Button
            large
            onClick={() => {
              add?.();
              setIsOpen(true);
            }}
          >
            {add ? (
              t('slip.addAndReview')
            ) : (
              <>
                {t('slip.review')} <bdi>({lines.length})</bdi>
              </>
            )}
          </Button>
        </span>
      )}
      {lines.length > 0 && !inBar && (
        <div className={bar}>
          <span className={barText}>
            <span className={prose.strong}>{t('slip.title', { count: lines.length })}</span>
            <span className={quiet}>
              <Money amount={totalOf(lines)} currency={currency} />
            </span>
          </span>
          <Button look="primary" onClick={() => setIsOpen(true)}>
            {t('slip.review')}
          </Button>
        </div>
      )}
      {isOpen && (
        <Dialog title={t('slip.title', { count: lines.length })} onClose={close}>
          <Slip
            untitled
            draft={draft}
            onEdit={(line) => {
              close();
              onEdit(line);
            }}
            onShowBets={() => {
              close();
              onShowBets();
            }}
          />
        </Dialog>
      )}
    </>
  );
}
