import type { ReactNode, Ref } from 'react';
import { Button } from '#app/kit/button/button.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { MessageCounts } from '#schemas/generated/platform.ts';
import { chosenCount, clear, head, headStart } from './messages.css.ts';
import type { Selection } from './use-selection.ts';

interface ListHeadProps {
  ref: Ref<HTMLParagraphElement>;
  counts: MessageCounts | undefined;
  /** Messages on this page of the list. */
  listed: number;
  selection: Selection;
  /** Export button. */
  children: ReactNode;
}

/** Announces the number of unread or selected messages when it changes. */
export function ListHead({ ref, counts, listed, selection, children }: ListHeadProps) {
  const { t } = useTranslation('messages');
  const count = selection.chosen.length;
  return (
    <div className={head}>
      <div className={headStart}>
        {count > 0 && (
          <span className={clear}>
            <IconButton icon="x" label={t('clear')} onClick={selection.clear} />
          </span>
        )}
        <p ref={ref} tabIndex={-1} role="status" className={count > 0 ? chosenCount : prose.aside}>
          {count > 0 ? t('selected', { count }) : counts && t('unread', { count: counts.unread })}
        </p>
      </div>
      {children}
      {count < listed && (
        <Button look="plain" onClick={selection.all}>
          {t('selectAll')}
        </Button>
      )}
    </div>
  );
}
