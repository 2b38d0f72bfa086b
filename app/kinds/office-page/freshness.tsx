import { IconButton } from '#app/kit/button/icon-button.tsx';
import { useSubmission } from '#app/kit/form/use-submission.ts';
import { useClock } from '#app/shell/clock/use-clock.ts';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';
import { freshness, hint } from './page-head.css.ts';
import { useOfficeWords } from './use-office-words.ts';

export interface Fresh {
  /** When the page's figures were read, in epoch milliseconds; undefined while they load. */
  at: number | undefined;
  /** Of the figures; the member's by default. */
  zone?: string | undefined;
  /** Reads them again. @returns a promise that fails when that fails */
  refresh: () => Promise<unknown>;
}

/** How old a page's figures are, and a button that reads them again. */
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
