import { heading } from '#app/kinds/list-with-detail/detail.css.ts';
import { panelPage, panelPageMain } from '#app/kinds/list-with-detail/panel-page.css.ts';
import { SidePanel } from '#app/kinds/list-with-detail/side-panel.tsx';
import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { usePageFreshness } from '#app/kinds/office-page/use-page-freshness.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { MemberPageView } from '#app/shell/member/member-page-view.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import type { SentMessage } from '#schemas/generated/platform.ts';
import { ComposeLoaded } from './compose/compose-loaded.tsx';
import type { FirstRecipient } from './compose/message-draft.ts';
import { useCompose } from './compose/use-compose.ts';
import { useSentMessage, useSentMessages } from './message-queries.ts';
import { SentDetail } from './sent/sent-detail.tsx';
import { SentView } from './sent/sent-view.tsx';
import { type MessagesAddress, messageTabs, useMessagesAddress } from './use-messages-address.ts';

interface ComposePanelProps {
  first: FirstRecipient;
  address: MessagesAddress;
}

/** Messages of an agent: received ones in the member centre's list, sent ones, and the one being written. */
export function MessagesPage() {
  const { t } = useTranslation('agent-messages');
  const address = useMessagesAddress();
  const { tab, opened, writing } = address;
  const isWide = useMedia(WIDE);
  const inbox = useSlot('memberPages').find((one) => one.inbox);
  const isSent = tab === 'sent';
  const sent = useSentMessages(address.page, isSent);
  return (
    <div className={panelPage}>
      <div className={panelPageMain}>
        <PageHead title={t('title')} fresh={usePageFreshness()}>
          <Button look="primary" icon="note-pencil" onClick={address.write}>
            {t('write')}
          </Button>
        </PageHead>
        <Tabs
          label={t('title')}
          tabs={messageTabs.map((id) => ({ id, label: t(`tab.${id}`) }))}
          chosen={tab}
          onChoose={address.setTab}
          fit
        >
          {isSent ? (
            <SentView query={sent} address={address} isWide={isWide} />
          ) : (
            inbox && <MemberPageView page={inbox} />
          )}
        </Tabs>
      </div>
      {writing && <ComposePanel key={`${writing.kind} ${writing.account}`} first={writing} address={address} />}
      {isWide && isSent && opened !== null && (
        <SentSheet id={opened} address={address} rows={sent.data?.content ?? []} />
      )}
    </div>
  );
}

/** Panel for a new message, beside the list. */
function ComposePanel({ first, address }: ComposePanelProps) {
  const { t } = useTranslation('agent-messages');
  const composing = useCompose(first, address.showSent);
  return (
    <SidePanel title={t('compose.title')} onClose={address.close}>
      <ComposeLoaded composing={composing} />
    </SidePanel>
  );
}

interface SentSheetProps {
  id: number;
  /** Rows in the order of the list. */
  rows: readonly SentMessage[];
  address: MessagesAddress;
}

/** Sheet beside the list for the open message. The list keeps its scroll position. */
function SentSheet({ id, rows, address: { setOpened, close } }: SentSheetProps) {
  const { t } = useTranslation('agent-messages');
  const { data } = useSentMessage(id);
  const index = rows.findIndex((row) => row.id === id);
  const subject = (rows[index] ?? data)?.subject;
  const beside = (step: 1 | -1) => {
    const next = index === -1 ? undefined : rows[index + step];
    return next && (() => setOpened(next.id));
  };
  return (
    <SideSheet
      t={t}
      of={String(id)}
      label={t('sheet.label')}
      head={
        <h2 className={heading} dir="auto">
          {subject}
        </h2>
      }
      beside={beside}
      onClose={close}
    >
      <SentDetail id={id} />
    </SideSheet>
  );
}
