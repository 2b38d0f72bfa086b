import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useMessageGroups } from '../message-queries.ts';
import { bone } from './compose.css.ts';
import { Compose } from './compose.tsx';
import type { Composing } from './use-compose.ts';

/** The message, once it is known whom the agent can write to. */
export function ComposeLoaded({ composing }: { composing: Composing }) {
  const { t } = useTranslation('agent-messages');
  const { data: groups, error, isFetching, refetch } = useMessageGroups();
  if (groups) return <Compose groups={groups} composing={composing} />;
  if (!error || isFetching) return <Skeleton className={bone} />;
  return <Problem title={t('compose.failed')} text={describeRefusal(error, t)} onAction={() => void refetch()} />;
}
