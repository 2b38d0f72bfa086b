import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { deleteMessages } from '#app/platform/generated/operations/delete-messages.ts';
import { readMessages } from '#app/platform/generated/operations/read-messages.ts';
import { restoreMessages } from '#app/platform/generated/operations/restore-messages.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { unreadKey } from '#app/shell/messages/unread-key.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { messagesKey } from './use-messages.ts';

const CALLS = { read: readMessages, delete: deleteMessages, restore: restoreMessages };

/** Marks messages as read, deletes them, and restores the last deletion. */
export function useChangeMessages() {
  const { t } = useTranslation('messages');
  const platform = usePlatform();
  const { member } = useSession();
  const queries = useQueryClient();
  const toasts = useToasts();
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const change = async (action: keyof typeof CALLS, ids: readonly number[]) => {
    const { unread } = await CALLS[action](platform, { messageIds: [...ids] });
    queries.setQueryData(unreadKey(member?.id), { unreadCount: unread });
    await queries.invalidateQueries({ queryKey: messagesKey(member?.id) });
  };
  const { busy, submit } = useSubmission(async (action: keyof typeof CALLS, ids: readonly number[]) => {
    try {
      await change(action, ids);
      setDeleted(action === 'delete' ? ids : []);
    } catch (problem) {
      toasts.show({ tone: 'danger', text: describeProblem(problem, t) });
    }
  });
  return {
    busy,
    /** Messages of the last deletion, which can be restored. */
    deleted,
    read: (ids: readonly number[]) => submit('read', ids),
    remove: (ids: readonly number[]) => submit('delete', ids),
    restore: () => submit('restore', deleted),
    dismiss: () => setDeleted([]),
    /** Opening marks the message as read; after a failure the next opening tries again. */
    open: (id: number) => change('read', [id]).catch(() => undefined),
  };
}

export type MessageChanges = ReturnType<typeof useChangeMessages>;
