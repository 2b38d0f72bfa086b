import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useCommands } from '#app/kinds/office-page/commands-context.tsx';
import type { IconName } from '#app/kit/icon/icon-name.ts';
import { teamLevel } from '#app/platform/generated/operations/team-level.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { OfficeEntry } from '../use-office-entries.ts';

/** Downlines that are offered at once. */
const MOST = 8;

/** An entry of the menu, a downline by its account, or something that the open page can do. */
export interface Found {
  key: string;
  icon: IconName;
  text: string;
  entry?: OfficeEntry;
  account?: string;
  run?: () => void;
}

/** Pages whose names have the text, what the open page can do, and then downlines whose accounts begin with the text. */
export function useFound(entries: readonly OfficeEntry[], typed: string) {
  const platform = usePlatform();
  const { member } = useSession();
  const hasTeam = useSlot('agentPages').some(({ id }) => id === TEAM);
  const commands = useCommands();
  const text = useDeferredValue(typed.trim());
  const order = { view: 'all', sort: 'account', direction: 'ascending' } as const;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['agent-find', member?.id, text],
    queryFn: ({ signal }) => teamLevel(platform, { search: text, ...order, from: 0, size: MOST }, { signal }),
    enabled: hasTeam && text !== '',
    placeholderData: keepPreviousData,
  });
  // Enter opens what fits the text as it is now, and not the one that is looked up.
  const lower = typed.trim().toLocaleLowerCase();
  const pages = entries
    .filter((entry) => entry.text.toLocaleLowerCase().includes(lower))
    .map((entry): Found => ({ key: `page ${entry.id}`, icon: entry.icon, text: entry.text, entry }));
  // While the next answer is on its way, the last one may hold others.
  const rows =
    lower === '' ? [] : (data?.rows ?? []).filter(({ account }) => account.toLocaleLowerCase().startsWith(lower));
  const downlines = rows.map(({ account }): Found => ({ key: account, icon: 'user-circle', text: account, account }));
  const able = commands
    .filter((command) => lower !== '' && command.text.toLocaleLowerCase().includes(lower))
    .map(({ id, text, run }): Found => ({ key: `command ${id}`, icon: 'calendar-blank', text, run }));
  return {
    found: [...pages, ...able, ...downlines],
    isSettled: !isFetching && text === typed.trim(),
    isFailed: isError,
  };
}

/** Id of the page that shows a downline. */
export const TEAM = 'teamManagement';
