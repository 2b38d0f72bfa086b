import { SideSheet } from '#app/kinds/list-with-detail/side-sheet.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import type { TeamTree } from '../tree/use-tree.ts';
import type { TeamAddress } from '../use-team-address.ts';
import { MemberDetail } from './member-detail.tsx';
import { MemberName } from './member-name.tsx';

interface TeamSheetProps {
  address: TeamAddress;
  team: TeamTree;
}

/** Sheet beside the rows for the open downline. The list keeps its scroll position. */
export function TeamSheet({ address, team }: TeamSheetProps) {
  const { t } = useTranslation('agent-team');
  const { opened, setOpened, close } = address;
  const index = team.placeOf(opened);
  const beside = (step: 1 | -1) => {
    const account = index === undefined ? undefined : team.accountAt(index + step);
    return account === undefined ? undefined : () => setOpened(account);
  };
  return (
    <SideSheet
      t={t}
      of={opened}
      label={t('sheet.label', { account: opened })}
      head={<MemberName account={opened} />}
      beside={beside}
      onClose={close}
    >
      <MemberDetail account={opened} address={address} hasBalance />
    </SideSheet>
  );
}
