import { Button } from '#app/kit/button/button.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { moreDues } from './dues.css.ts';
import { type Dues, PART } from './use-dues.ts';

interface MoreDuesProps {
  more: Dues['more'];
  /** Amounts that are not loaded yet. */
  left: number;
}

/** Loads the next amounts. */
export function MoreDues({ more, left }: MoreDuesProps) {
  const { t } = useTranslation('agent-contracts');
  if (!more) return null;
  const { isLoading, error, load } = more;
  return (
    <div className={moreDues}>
      <Alert text={error ? describeRefusal(error, t) : undefined} />
      <Button icon="caret-down" busy={isLoading} onClick={load}>
        {t('dues.more', { count: Math.min(left, PART) })}
      </Button>
    </div>
  );
}
