import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#app/kit/button/button.tsx';
import { Icon } from '#app/kit/icon/icon.tsx';
import { formatMoney } from '#app/kit/money/format-money.ts';
import { Empty } from '#app/kit/state/empty.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { liveRegion } from '#app/kit/theme/hidden.css.ts';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { quiet } from '../look/text.css.ts';
import { head, lines as linesStyle, receipt, receiptIcon, slip } from './slip.css.ts';
import { clearSlip, isSent, removeLine, type SlipDraft, type SlipLine, setStake } from './slip-draft.ts';
import { SlipFoot } from './slip-foot.tsx';
import { SlipLineView } from './slip-line.tsx';
import { TroubleNotice } from './trouble-notice.tsx';
import { useLineTroubles } from './use-line-states.ts';
import type { Placed } from './use-place-bets.ts';

interface ReceiptProps {
  placed: Placed;
  currency: string;
  onShowBets: () => void;
}

interface SlipProps {
  draft: SlipDraft;
  /** Omits the heading, as the sheet has its own. */
  untitled?: boolean;
  onEdit: (line: SlipLine) => void;
  onShowBets: () => void;
}

/** The bets to place, with their stakes. */
export function Slip({ draft, untitled, onEdit, onShowBets }: SlipProps) {
  const { t } = useTranslation('lottery');
  const { lines, currency, lastId, isUnanswered, sentIds } = useSnapshot(draft);
  const [placed, setPlaced] = useState<Placed | null>(null);
  // Show the receipt until the next bet is added.
  const receipt = placed?.lastId === lastId ? placed : null;
  const allTroubles = useLineTroubles(lines);
  // Skip lines that may already be placed: the platform's refusal reports their problem.
  const troubles = new Map([...allTroubles].filter(([id]) => !isSent({ isUnanswered, sentIds }, id)));
  const edit = (line: SlipLine) => {
    draft.editing = line.id;
    onEdit(line);
  };
  return (
    <div className={slip}>
      {!untitled && (
        <div className={head}>
          <h2 className={prose.head}>{t('slip.title', { count: lines.length })}</h2>
          {lines.length > 0 && (
            <Button look="plain" onClick={() => clearSlip(draft)}>
              {t('slip.clear')}
            </Button>
          )}
        </div>
      )}
      <div role="status" className={liveRegion}>
        {receipt && <Receipt placed={receipt} currency={currency} onShowBets={onShowBets} />}
      </div>
      {lines.length === 0 && !receipt && <Empty icon="ticket" title={t('slip.empty')} text={t('slip.emptyText')} />}
      {lines.length > 0 && (
        <>
          <TroubleNotice draft={draft} troubles={troubles} />
          <ul className={linesStyle} aria-label={t('slip.lines')}>
            {lines.map((line) => (
              <SlipLineView
                key={line.id}
                line={line}
                currency={currency}
                trouble={troubles.get(line.id)}
                isSent={isSent({ isUnanswered, sentIds }, line.id)}
                onStake={(stake) => setStake(draft, line.id, stake)}
                onEdit={() => edit(line)}
                onRemove={() => removeLine(draft, line.id)}
              />
            ))}
          </ul>
          <SlipFoot draft={draft} hasTroubles={troubles.size > 0} onPlaced={setPlaced} />
        </>
      )}
    </div>
  );
}

/** Confirmation of a placed slip. */
function Receipt({ placed, currency, onShowBets }: ReceiptProps) {
  const { t } = useTranslation('lottery');
  const { tag } = useCurrentLanguage();
  const { count, total } = placed;
  return (
    <div className={receipt}>
      <span className={receiptIcon}>
        <Icon name="check-circle-fill" size={40} />
      </span>
      <p className={prose.strong}>{t('receipt.title', { count, total: formatMoney(total, currency, tag) })}</p>
      <p className={quiet}>{t('receipt.text')}</p>
      <Button onClick={onShowBets}>{t('receipt.bets')}</Button>
    </div>
  );
}
