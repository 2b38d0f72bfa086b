import { useQuery } from '@tanstack/react-query';
import { isHistory } from '#app/kinds/record-page/views/history-path.ts';
import { stack } from '#app/kit/layout/layout.css.ts';
import { Problem } from '#app/kit/state/problem.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useLacks } from '#app/modules/module-context.tsx';
import { memberAccount } from '#app/platform/generated/operations/member-account.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { ScreenView } from '#app/shell/loading/screen-view.tsx';
import { memberAccountKey } from '#app/shell/member/member-account-key.ts';
import { useSearchParams } from '#app/shell/router/router.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { useVerification } from '#app/shell/verification/verification-context.tsx';
import { DevicesCard } from './devices/devices-card.tsx';
import { LevelCard } from './level/level-card.tsx';
import { LogInHistory } from './log-ins/log-in-history.tsx';
import { columns, page } from './my-account.css.ts';
import { PersonalCard } from './personal/personal-card.tsx';
import { VipCard } from './vip/vip-card.tsx';

/** Security, personal details and devices of the account, or the full log-in history. */
export function MyAccountPage() {
  const [search] = useSearchParams();
  const hasLogIns = !useLacks('GET /wps/member/logIns');
  return isHistory(search) && hasLogIns ? <LogInHistory /> : <Overview />;
}

function Overview() {
  const { t } = useTranslation('my-account');
  const { data, isError, refetch } = useMemberAccount();
  const parts = useSlot('accountParts').filter(({ pending }) => !pending);
  const isFailed = isError && !data;
  return (
    <div className={page}>
      <div className={columns}>
        <div className={stack[5]}>
          {isFailed ? <Problem title={t('failed')} onAction={() => void refetch()} /> : <LevelCard account={data} />}
          {parts.map(({ namespace, screen }) => (
            <ScreenView key={namespace} screen={screen} props={{}} fallback={null} />
          ))}
          <DevicesCard />
        </div>
        {!isFailed && (
          <div className={stack[5]}>
            <VipCard vip={data?.vip} busy={!data} />
            <PersonalCard account={data} />
          </div>
        )}
      </div>
    </div>
  );
}

/** The member's account. Refetches when the state of the verification changes. */
function useMemberAccount() {
  const platform = usePlatform();
  const { member } = useSession();
  const verification = useVerification();
  return useQuery({
    queryKey: [...memberAccountKey, member?.id, verification],
    queryFn: ({ signal }) => memberAccount(platform, { signal }),
    placeholderData: (earlier) => earlier,
  });
}
