import { useTranslation } from '#app/language/translation.tsx';
import { useTimeText } from '#app/shell/clock/use-clock.ts';

/** When an account was last logged in. */
export function LastLogIn({ at }: { at: number | undefined }) {
  const { t } = useTranslation('agent-team');
  const time = useTimeText();
  return at === undefined ? t('never') : time(at);
}
