import { useMutation } from '@tanstack/react-query';
import { Card } from '#app/kit/card/card.tsx';
import { Select } from '#app/kit/select/select.tsx';
import { Alert } from '#app/kit/state/alert.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { setRealityCheck } from '#app/platform/generated/operations/set-reality-check.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { durationText } from '#app/shell/care/duration-text.ts';
import { useTakeCare } from '#app/shell/care/use-care.ts';
import { useShown } from '#app/shell/care/use-shown.ts';
import type { PlayerCare } from '#schemas/generated/platform.ts';
import { part, text } from '../care.css.ts';
import { describeRefusal } from '../describe-refusal.ts';
import { intervalsOf } from './intervals-of.ts';

/** Sets the interval of the reality check. */
export function CheckCard({ check }: { check: NonNullable<PlayerCare['realityCheck']> }) {
  const { t } = useTranslation('player-care');
  const { tag } = useCurrentLanguage();
  const { mutate, error } = useSetCheck();
  const textOf = (minutes: number) => t('check.every', { time: durationText(minutes, tag) });
  return (
    <Card title={t('check.title')}>
      <div className={part}>
        <p className={text}>{t('check.text')}</p>
        <Select
          label={t('check.label')}
          choices={intervalsOf(check).map((minutes) => ({ value: String(minutes), label: textOf(minutes) }))}
          value={String(check.minutes)}
          onChange={(value) => mutate({ minutes: Number(value), text: textOf(Number(value)) })}
        />
        <Alert text={error ? describeRefusal(error, t) : undefined} />
      </div>
    </Card>
  );
}

function useSetCheck() {
  const platform = usePlatform();
  const shown = useShown();
  return useMutation({
    mutationFn: ({ minutes, text }: { minutes: number; text: string }) =>
      setRealityCheck(platform, { minutes, shown: shown(text) }),
    onSuccess: useTakeCare(),
  });
}
