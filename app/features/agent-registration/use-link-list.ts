import { useMemo } from 'react';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { linkRows, shownRows } from './links/link-list.ts';
import type { LinksQuery } from './links-query.ts';
import type { RegistrationAddress } from './use-registration-address.ts';

/** All links, and those of the chosen view in their order. */
export function useLinkList(
  { data }: Pick<LinksQuery, 'data'>,
  { view, sort, direction }: RegistrationAddress['list'],
) {
  const { tag } = useCurrentLanguage();
  const all = useMemo(() => data && linkRows(data.links, data.asOf), [data]);
  const rows = useMemo(() => shownRows(all ?? [], view, { sort, direction }, tag), [all, view, sort, direction, tag]);
  return { all, rows };
}
