import { stack } from '#app/kit/layout/layout.css.ts';
import { Money } from '#app/kit/money/money.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { PlatformHtml } from '#app/shell/content/platform-html.tsx';
import type { Promotion } from '#schemas/generated/platform.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { PromotionArt } from '../promotion-art.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { TimeLeft } from '../time-left.tsx';
import { amount, artBox, conditions, lead, note, reward, statusLine } from './detail.css.ts';

export function PromotionDetail({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const { paid, bonus, currency, summary, content, status } = promotion;
  return (
    <div className={stack[5]}>
      <div className={artBox}>
        <PromotionArt promotion={promotion} first />
      </div>
      <div className={statusLine}>
        <StatusBadge status={status} />
        <TimeLeft promotion={promotion} />
      </div>
      <p className={lead}>{summary}</p>
      <p className={reward}>
        <span className={prose.quiet}>{t(paid === undefined ? 'rewardUpTo' : 'rewardYours')}</span>
        <span className={amount}>
          <Money amount={paid ?? bonus} currency={currency} />
        </span>
      </p>
      <ProgressBar promotion={promotion} />
      <StatusNote promotion={promotion} />
      <h3 className={conditions}>{t('conditions')}</h3>
      <PlatformHtml html={content} />
    </div>
  );
}

/** Explains the status to the member. An open promotion has a button instead. */
function StatusNote({ promotion: { status, reason, kind } }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  if (status === 'JOIN') return null;
  if (status === 'REJECTED') return <Alert text={reason ?? t('note.REJECTED')} />;
  if (status === 'ISSUED' && kind === 'RAFFLE') return <p className={note}>{t('note.ticket')}</p>;
  return <p className={note}>{t(`note.${status}`)}</p>;
}
