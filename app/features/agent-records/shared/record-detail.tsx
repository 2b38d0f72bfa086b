import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SignedMoney } from '#app/kinds/record-page/totals/signed-money.tsx';
import { Button } from '#app/kit/button/button.tsx';
import { type Fact, Facts } from '#app/kit/facts/facts.tsx';
import { cluster } from '#app/kit/layout/layout.css.ts';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import type { MinorUnits } from '#schemas/money/minor-units.ts';
import { describeRefusal } from './describe-refusal.ts';
import { bones, cardDetail, detail, facts as factsStyle, main } from './sheet.css.ts';
import type { DetailPlace } from './team-records-page.tsx';
import type { RecordsAddress } from './use-records-address.ts';

interface DetailStateProps<Value> {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  children: (value: Value) => ReactNode;
}

const LINES = ['amount', 'account', 'times', 'rest'];

interface RecordDetailProps<Answer> {
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  address: Pick<RecordsAddress, 'filter' | 'close'>;
  place: DetailPlace;
  accountOf: (answer: Answer) => string;
  /** The most important amount and its name. */
  leadOf: (answer: Answer) => { name: string; amount: MinorUnits; currency: string };
  factsOf: (answer: Answer) => readonly Fact[];
  /** Link to a related record. */
  link?: (answer: Answer) => ReactNode;
}

/** Details of one record of the team. */
export function RecordDetail<Answer>(props: RecordDetailProps<Answer>) {
  const { query, address, place, accountOf, leadOf, factsOf, link } = props;
  const { t } = useTranslation('agent-records');
  return (
    <div className={place === 'card' ? cardDetail : undefined}>
      <DetailState query={query}>
        {(answer) => (
          <>
            {place !== 'card' && <Lead {...leadOf(answer)} />}
            <Facts className={factsStyle} rows={factsOf(answer)} />
            <div className={cluster[3]}>
              {link?.(answer)}
              <Button onClick={() => address.filter({ account: accountOf(answer), scope: null, level: null })}>
                {t('sheet.ofAccount')}
              </Button>
              {place !== 'sheet' && (
                <Button look="plain" onClick={address.close}>
                  {t('sheet.close')}
                </Button>
              )}
            </div>
          </>
        )}
      </DetailState>
    </div>
  );
}

function Lead({ name, amount, currency }: { name: string; amount: MinorUnits; currency: string }) {
  return (
    <div>
      <p className={prose.note}>{name}</p>
      <p className={main}>
        <SignedMoney amount={amount} currency={currency} />
      </p>
    </div>
  );
}

/** Renders the details when loaded, a skeleton before, or the error. */
function DetailState<Value>({ query, children }: DetailStateProps<Value>) {
  const { t } = useTranslation('agent-records');
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return <div className={detail}>{children(data)}</div>;
  if (error && !isFetching) {
    return <Problem title={t('sheet.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />;
  }
  return (
    <div className={detail} aria-busy="true">
      {LINES.map((line) => (
        <Skeleton key={line} className={bones} />
      ))}
    </div>
  );
}
