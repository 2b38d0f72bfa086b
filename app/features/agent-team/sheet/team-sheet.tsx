import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamTree } from '../tree/use-tree.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { MemberDetail } from './member-detail.tsx';
import { MemberName } from './member-name.tsx';

interface TeamSheetProps {
  address: TeamAddress;
  team: TeamTree;
}

/** The open downline beside the rows, which keep their place. */
export function TeamSheet({ address, team }: TeamSheetProps) {
  const { t } = useTranslation('agent-team');
  const { opened, setOpened, close } = address;
  const place = team.placeOf(opened);
  const beside = (step: 1 | -1) => (place === undefined ? undefined : team.accountAt(place + step));
  const goTo = (account: string | undefined) => account !== undefined && setOpened(account);
  const tools = (
    <>
      <IconButton icon="caret-up" label={t('sheet.previous')} disabled={!beside(-1)} onClick={() => goTo(beside(-1))} />
      <IconButton icon="caret-down" label={t('sheet.next')} disabled={!beside(1)} onClick={() => goTo(beside(1))} />
      <IconButton icon="x" label={t('sheet.close')} onClick={close} />
    </>
  );
  return (
    <SideSheet
      of={opened}
      label={t('sheet.label', { account: opened })}
      head={<MemberName account={opened} />}
      tools={tools}
    >
      <MemberDetail account={opened} address={address} hasBalance />
    </SideSheet>
  );
}
