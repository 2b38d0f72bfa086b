import { useLacks } from '#app/modules/module-context.tsx';
import type { CallAddress } from '#app/platform/call-address.ts';
import type { FileCallOptions, PlatformClient, SessionCallOptions } from '#app/platform/platform-client.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { ExportWords } from '../record-words.ts';
import { ExportButton } from './export-button.tsx';

/** A named column of a file that the platform writes. */
export interface SentColumn<Field extends string> {
  /** As the contract names it. */
  field: Field;
  name: string;
  /** Words for the field's values. */
  words?: Record<string, string>;
  /** The heading of days and times contains their zone. */
  isTime?: true;
}

/** Columns as a call expects them. */
interface SentBody<Field extends string> {
  columns: { field: Field; heading: string; words?: Record<string, string> }[];
}

interface SentExportProps<Field extends string, Query> {
  /** Start of the file's name, which ends with the days, if it has any. */
  title: string;
  days?: { timeZone: string; from: string; to: string };
  columns: readonly SentColumn<Field>[];
  /** The operation that writes the file. */
  call: (
    platform: PlatformClient,
    body: SentBody<Field>,
    query: Query,
    options: SessionCallOptions & FileCallOptions,
  ) => Promise<Blob>;
  /** Its address. A page goes without its file where the platform lacks the call. */
  address: CallAddress;
  /** Rows of the file, as the call expects them. */
  query: Query;
  /** Number of rows; undefined while unknown. */
  total: number | undefined;
  /** True while the page still shows other days or filters. */
  isLate?: boolean;
  t: ExportWords;
}

/** Downloads a file that the platform writes, with this page's words. */
export function SentExport<Field extends string, Query>(props: SentExportProps<Field, Query>) {
  const { title, days, columns, call, address, query, total, isLate = false, t } = props;
  const platform = usePlatform();
  const isLacking = useLacks(address);
  if (isLacking) return null;
  const body = {
    columns: columns.map(({ field, name, words, isTime }) => ({
      field,
      heading: isTime && days ? `${name} (${days.timeZone})` : name,
      ...(words && { words }),
    })),
  };
  const name = days ? `${title} ${days.from} ${days.to}` : title;
  return (
    <ExportButton
      file={{ name, load: (options) => call(platform, body, query, options) }}
      total={total}
      isLate={isLate}
      t={t}
    />
  );
}
