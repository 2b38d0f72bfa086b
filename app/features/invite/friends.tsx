import { Badge } from '../../kit/badge/badge.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { List } from '../../kit/list/list.tsx';
import { ListRow } from '../../kit/list/list-row.tsx';
import { Empty } from '../../kit/state/empty.tsx';
import { useCurrentLanguage } from '../../language/language-context.tsx';
import { useTranslation } from '../../language/translation.tsx';
import type { Referral } from '../../platform/contract.ts';
import { Pages } from '../../shell/paging/pages.tsx';
import { useRewardText } from '../../shell/points/use-reward-text.ts';
import { heading } from './invite.css.ts';

const TONES = { joined: 'plain', playing: 'accent', rewarded: 'win' } as const;

interface FriendsProps {
  friends: Referral['friends'];
  page: number;
  onPage: (page: number) => void;
}

/** Who came with the code, and how far each is. */
export function Friends({ friends, page, onPage }: FriendsProps) {
  const { t } = useTranslation('invite');
  const { tag } = useCurrentLanguage();
  const rewardText = useRewardText();
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  return (
    <>
      <h2 className={heading}>{t('friends')}</h2>
      {friends.totalPages === 0 ? (
        <Empty icon="user-plus" title={t('none')} text={t('noneText')} />
      ) : (
        <List label={t('friends')}>
          {friends.content.map(({ account, joinedAt, state, reward }) => (
            <ListRow
              key={`${account}-${joinedAt}`}
              lead={<Icon name="user-circle" size={24} />}
              text={<bdi>{account}</bdi>}
              note={t('since', { day: day.format(joinedAt) })}
              trail={<Badge tone={TONES[state]}>{reward ? `+${rewardText(reward)}` : t(`state.${state}`)}</Badge>}
            />
          ))}
        </List>
      )}
      <Pages label={t('friends')} page={page} count={friends.totalPages} onPage={onPage} />
    </>
  );
}
