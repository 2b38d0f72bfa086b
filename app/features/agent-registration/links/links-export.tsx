import { SentExport } from '#app/kinds/record-page/file/sent-export.tsx';
import { wordsOf } from '#app/kinds/record-page/file/words-of.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { registrationLinksFile } from '#app/platform/generated/operations/registration-links-file.ts';
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
  return (
    <SentExport
      title={view === 'all' ? t('tab.links') : `${t('tab.links')} ${t(`views.${view}`)}`}
      columns={[
        { field: 'note', name: t('note.label') },
        { field: 'code', name: t('fact.code') },
        { field: 'url', name: t('column.note') },
        { field: 'kind', name: t('column.kind'), words: wordsOf(KINDS, (kind) => t(`kind.${kind}`)) },
        { field: 'rate', name: t('file.rate') },
        { field: 'uses', name: t('column.uses') },
        { field: 'createdAt', name: t('column.createdAt') },
        { field: 'expiresAt', name: t('column.expiresAt'), words: { '': t('never') } },
        { field: 'state', name: t('column.state'), words: wordsOf(STATES, (state) => t(`state.${state}`)) },
      ]}
      call={registrationLinksFile}
      address="POST /wps/agent/registration/links/file"
      query={{ view }}
      total={count}
      t={t}
    />
  );
}
