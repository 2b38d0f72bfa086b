import { section } from '#app/kinds/list-with-detail/detail.css.ts';
import { Facts } from '#app/kit/facts/facts.tsx';
import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import * as prose from '#app/kit/text/prose.css.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { useSentMessage } from '../message-queries.ts';
import { useRecipientText } from '../use-recipient-text.ts';
import { bone, names, text as textStyle } from './sent.css.ts';

/** Text, recipients and number of readers of a sent message. */
export function SentDetail({ id }: { id: number }) {
  const { t } = useTranslation('agent-messages');
  const nameOf = useRecipientText();
  const [long, exact] = [useClock('long'), useClock('exact')];
  const { data, error, isFetching, refetch } = useSentMessage(id);
  if (!data)
    return (
      <div className={section} aria-busy={!error}>
        {error && !isFetching ? (
          <Problem
            title={t('sent.openFailed')}
            text={errorCodeOf(error) === 'not_found' ? t('refused.not_sent') : describeRefusal(error, t)}
            onAction={() => void refetch()}
          />
        ) : (
          <Skeleton className={bone} />
        )}
      </div>
    );
  const facts = [
    [t('column.to'), nameOf(data.to, data.people)],
    [t('column.when'), long(data.createdAt)],
    [t('column.reads'), t('readBy', { reads: data.reads, people: data.people })],
    [t('sent.counted'), exact(data.asOf)],
  ] as const;
  return (
    <>
      <p className={`${section} ${textStyle}`} dir="auto">
        {data.text}
      </p>
      <Facts className={`${section} ${prose.strong}`} rows={facts} />
      {data.to.accounts && <p className={`${section} ${names}`}>{data.to.accounts.join(', ')}</p>}
    </>
  );
}
