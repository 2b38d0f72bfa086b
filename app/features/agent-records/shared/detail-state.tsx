import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from './describe-refusal.ts';
import { bones, detail } from './sheet.css.ts';

interface DetailStateProps<Value> {
  query: Pick<UseQueryResult<Value>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  children: (value: Value) => ReactNode;
}

const LINES = ['amount', 'account', 'times', 'rest'];

/** A row's details once they are loaded. */
export function DetailState<Value>({ query, children }: DetailStateProps<Value>) {
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
