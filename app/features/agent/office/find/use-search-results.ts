import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useCommands } from '#app/kinds/office-page/commands-context.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { plainText } from '#app/language/plain-text.ts';
import { useLacks } from '#app/modules/module-context.tsx';
import { teamLevel } from '#app/platform/generated/operations/team-level.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { OfficeEntry } from '../use-office-entries.ts';

/** Most downlines in the results. */
const MOST = 8;

/** A search result: a menu entry, a downline or a command of the open page. */
export interface SearchResult {
  key: string;
  icon: IconName;
  text: string;
  entry?: OfficeEntry;
  account?: string;
  run?: () => void;
}

/** Results for a text: pages and commands that contain it, then downlines whose accounts begin with it. */
export function useSearchResults(entries: readonly OfficeEntry[], typed: string) {
  const platform = usePlatform();
  const { member } = useSession();
  const lacksTeam = useLacks('GET /wps/agent/team/level');
  const hasTeam = useSlot('agentPages').some(({ id }) => id === TEAM) && !lacksTeam;
  const commands = useCommands();
  const text = useDeferredValue(typed.trim());
  const order = { view: 'all', sort: 'account', direction: 'ascending' } as const;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['agent-find', member?.id, text],
    queryFn: ({ signal }) => teamLevel(platform, { search: text, ...order, from: 0, size: MOST }, { signal }),
    enabled: hasTeam && text !== '',
    placeholderData: keepPreviousData,
  });
  // Match pages against the current text, not the deferred one, because Enter opens the first result.
  const plain = plainText(typed.trim());
  const pages = entries
    .filter((entry) => plainText(entry.text).includes(plain))
    .map((entry): SearchResult => ({ key: `page ${entry.id}`, icon: entry.icon, text: entry.text, entry }));
  // Filter the rows: the previous answer stays while the next one loads.
  const rows = plain === '' ? [] : (data?.rows ?? []).filter(({ account }) => plainText(account).startsWith(plain));
  const downlines = rows.map(
    ({ account }): SearchResult => ({ key: account, icon: 'user-circle', text: account, account }),
  );
  const able = commands
    .filter((command) => plain !== '' && plainText(command.text).includes(plain))
    .map(({ id, text, run }): SearchResult => ({ key: `command ${id}`, icon: 'calendar-blank', text, run }));
  return {
    results: [...pages, ...able, ...downlines],
    isSettled: !isFetching && text === typed.trim(),
    isFailed: isError,
  };
}

/** Id of the page that shows a downline. */
export const TEAM = 'teamManagement';
