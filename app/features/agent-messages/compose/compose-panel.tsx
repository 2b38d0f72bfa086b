import { Skeleton } from '#app/kit/skeleton/skeleton.tsx';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { SidePanel } from '#app/shared/office/side-panel.tsx';
import { describeRefusal } from '../describe-refusal.ts';
import { useMessageGroups } from '../message-queries.ts';
import type { MessagesAddress } from '../use-messages-address.ts';
import { bone } from './compose.css.ts';
import { Compose } from './compose.tsx';
import type { FirstRecipient } from './message-draft.ts';
import { useCompose } from './use-compose.ts';

interface ComposePanelProps {
  first: FirstRecipient;
  address: MessagesAddress;
}

/** A new message, once it is known whom the agent can write to. */
export function ComposePanel({ first, address }: ComposePanelProps) {
  const { t } = useTranslation('agent-messages');
  const composing = useCompose(first, address.showSent);
  const { data: groups, error, isFetching, refetch } = useMessageGroups();
  return (
    <SidePanel title={t('compose.title')} onClose={address.close}>
      {groups ? (
        <Compose groups={groups} composing={composing} />
      ) : error && !isFetching ? (
        <Problem
          title={t('compose.failed')}
          text={describeRefusal(error, t)}
          action={t('shell:error.retry')}
          onAction={() => void refetch()}
        />
      ) : (
        <Skeleton className={bone} />
      )}
    </SidePanel>
  );
}
