import { useQuery } from '@tanstack/react-query';
import { Button } from '#app/kit/button/button.tsx';
import { Dialog } from '#app/kit/dialog/dialog.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { realityCheck } from '#app/platform/generated/operations/reality-check.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { describeProblem } from '#app/shell/errors/describe-problem.ts';
import { memberPath } from '#app/shell/member/member-path.ts';
import { useNavigate } from '#app/shell/router/router.ts';
import type { ModalProps } from '#app/shell/slots/slots.ts';
import { useSlot } from '#app/shell/slots/use-slot.ts';
import { actions as actionsStyle, third } from './check.css.ts';
import { CheckFigures } from './check-figures.tsx';
import { useAnswerCheck } from './use-answer-check.ts';

/** Shows the played time and the result over everything else. The member decides to continue or to stop. */
export function CheckModal({ close }: ModalProps) {
  const { t } = useTranslation('reality-check');
  const platform = usePlatform();
  const navigate = useNavigate();
  const { member } = useSession();
  const record = useSlot('memberPages').find(({ id, pending }) => id === 'personalHistoryCopy' && !pending);
  const { data } = useQuery({
    queryKey: ['reality-check', member?.id],
    queryFn: ({ signal }) => realityCheck(platform, { signal }),
    gcTime: 0,
  });
  const { answer, isPending, error } = useAnswerCheck(data, close);
  const see = async () => {
    if (record && (await answer('record'))) navigate(memberPath(record.id));
  };
  const actions = (
    <div className={actionsStyle}>
      <Button large wide busy={isPending} onClick={() => void answer('continue')}>
        {t('continue')}
      </Button>
      <Button large wide busy={isPending} onClick={() => void answer('stop')}>
        {t('stop')}
      </Button>
      {record && (
        <div className={third}>
          <Button look="plain" wide busy={isPending} onClick={() => void see()}>
            {t('record')}
          </Button>
        </div>
      )}
    </div>
  );
  return (
    <Dialog title={t('title')} actions={actions}>
      <CheckFigures check={data} />
      <Alert text={error ? describeProblem(error, t) : undefined} />
    </Dialog>
  );
}
