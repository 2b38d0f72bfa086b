import { Button } from '#app/kit/button/button.tsx';
import { liveRegion } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { dropLines, fixLines } from './fix-lines.ts';
import { notice, noticeActions } from './slip.css.ts';
import type { SlipDraft } from './slip-draft.ts';
import type { LineTrouble } from './use-line-states.ts';

interface TroubleNoticeProps {
  draft: SlipDraft;
  troubles: ReadonlyMap<number, LineTrouble>;
}

/** Says that some lines cannot be placed as they are, and offers fixes: a slip never changes by itself. */
export function TroubleNotice({ draft, troubles }: TroubleNoticeProps) {
  const { t } = useTranslation('lottery');
  const kinds = [...troubles.values()].map(({ kind }) => kind);
  const count = troubles.size;
  const canMend = kinds.some((kind) => kind !== 'maintenance');
  const isOdds = kinds.every((kind) => kind === 'odds');
  return (
    <div role="status" className={liveRegion}>
      {count > 0 && (
        <div className={notice}>
          <p>{t(isOdds ? 'notice.odds' : canMend ? 'notice.closed' : 'notice.maintenance', { count })}</p>
          <div className={noticeActions}>
            {canMend && (
              <Button onClick={() => fixLines(draft, troubles)}>
                {t(isOdds ? 'notice.acceptOdds' : 'notice.nextDraw')}
              </Button>
            )}
            <Button look="plain" onClick={() => dropLines(draft, troubles)}>
              {t('notice.remove', { count })}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
