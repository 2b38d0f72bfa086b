import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { freshness, hint } from './page-head.css.ts';
import { useOfficeWords } from './use-office-words.ts';

export interface Fresh {
  /** Time of the page's figures in epoch milliseconds; undefined while loading. */
  at: number | undefined;
  /** Time zone of the figures; the member's by default. */
  zone?: string | undefined;
  /** Refetches the figures. @returns a promise that rejects on failure */
  refresh: () => Promise<unknown>;
}

/** Age of a page's figures, with a button to refresh them. */
export function Freshness({ at, zone, refresh }: Fresh) {
  const { t } = useOfficeWords();
  const toasts = useToasts();
  const clock = useClock('exact', zone);
  const { busy, submit } = useSubmission(() =>
    refresh().then(
      () => undefined,
      () => void toasts.show({ tone: 'danger', text: t('fresh.failed') }),
    ),
  );
  if (at === undefined) return null;
  return (
    <div className={freshness}>
      <p className={hint}>{t('fresh.updated', { time: clock(at) })}</p>
      <IconButton icon="arrow-clockwise" label={t('fresh.refresh')} aria-busy={busy} onClick={() => void submit()} />
    </div>
  );
}
