import { ExportButton } from '#app/kinds/record-page/file/export-button.tsx';
import type { FileOptions } from '#app/kinds/record-page/file/use-export.ts';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { registrationLinksFile } from '#app/platform/generated/operations/registration-links-file.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import type { RegistrationLinksFile } from '#schemas/generated/platform.ts';
import type { LinkView } from './link-list.ts';

interface LinksExportProps {
  view: LinkView;
  /** Number of links in the view. */
  count: number;
}

const KINDS = ['member', 'agent'] as const;
const STATES = ['active', 'disabled', 'expired'] as const;

/** Downloads the links of the view. */
export function LinksExport({ view, count }: LinksExportProps) {
  const { t } = useTranslation('agent-registration');
  const platform = usePlatform();
  const columns: RegistrationLinksFile['columns'] = [
    { field: 'note', heading: t('note.label') },
    { field: 'code', heading: t('fact.code') },
    { field: 'url', heading: t('column.note') },
    { field: 'kind', heading: t('column.kind'), words: wordsOf(KINDS, (kind) => t(`kind.${kind}`)) },
    { field: 'rate', heading: t('file.rate') },
    { field: 'uses', heading: t('column.uses') },
    { field: 'createdAt', heading: t('column.createdAt') },
    { field: 'expiresAt', heading: t('column.expiresAt'), words: { '': t('never') } },
    { field: 'state', heading: t('column.state'), words: wordsOf(STATES, (state) => t(`state.${state}`)) },
  ];
  const load = (options: FileOptions) => registrationLinksFile(platform, { columns }, { view }, options);
  const name = view === 'all' ? t('tab.links') : `${t('tab.links')} ${t(`views.${view}`)}`;
  return <ExportButton file={{ name, load }} total={count} t={t} />;
}
