import { panelPage, panelPageMain } from '#app/kinds/list-with-detail/panel-page.css.ts';
import { SidePanel } from '#app/kinds/list-with-detail/side-panel.tsx';
import { PageHead } from '#app/kinds/office-page/page-head.tsx';
import { usePageFreshness } from '#app/kinds/office-page/use-page-freshness.ts';
import { Button } from '#app/kit/button/button.tsx';
import { Tabs } from '#app/kit/tabs/tabs.tsx';
import { WIDE } from '#app/kit/theme/media.ts';
import { useMedia } from '#app/kit/theme/use-media.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { MemberPageView } from '#app/shell/member/member-page-view.tsx';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { ComposeLoaded } from './compose/compose-loaded.tsx';
import type { FirstRecipient } from './compose/message-draft.ts';
import { useCompose } from './compose/use-compose.ts';
import { useSentMessages } from './message-queries.ts';
import { SentSheet } from './sent/sent-sheet.tsx';
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
