import { Button } from '#app/kit/button/button.tsx';
import { liveRegion } from '#app/kit/theme/hidden.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { notice, noticeActions } from './slip.css.ts';
import { removeLine, type SlipDraft } from './slip-draft.ts';
import type { LineTrouble } from './use-line-states.ts';

type Troubles = ReadonlyMap<number, LineTrouble>;

interface TroubleNoticeProps {
  draft: SlipDraft;
  troubles: ReadonlyMap<number, LineTrouble>;
}

/** Lists lines that cannot be placed and offers fixes. The slip is never changed without a press. */
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

/** Moves lines with a closed draw to the open one and updates lines to the current odds. */
function fixLines(draft: SlipDraft, troubles: Troubles): void {
  for (const line of draft.lines) {
    const trouble = troubles.get(line.id);
    if (trouble?.kind === 'closed') line.issue = trouble.issue;
    if (trouble?.kind === 'odds') line.odds = trouble.odds;
  }
}

function dropLines(draft: SlipDraft, troubles: Troubles): void {
  for (const id of troubles.keys()) removeLine(draft, id);
}
