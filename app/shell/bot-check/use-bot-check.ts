import { useCallback, useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import type { BotAction } from '#schemas/generated/platform.ts';
import type { BotProof } from '../slots/bot-checker.ts';
import { useSlot } from '../slots/use-slot.ts';
import { botCheckFailed } from './bot-check-failed.ts';

export interface BotCheck {
  /**
   * Creates the fields for a guarded call; none if the brand has no bot check.
   * @throws PlatformError
   */
  check: (action: BotAction) => Promise<BotProof>;
}

/** The brand's bot check. It starts to load with the form that needs it. */
export function useBotCheck(): BotCheck {
  const platform = usePlatform();
  const brand = useBrand();
  const { i18n, t } = useTranslation();
  const load = useSlot('botChecks')[0]?.load;
  const language = i18n.language;
  const label = t('error.code.bot_check_required');

  useEffect(() => {
    // A failed preload is retried when the check is needed.
    load?.().catch(() => undefined);
  }, [load]);

  const check = useCallback(
    async (action: BotAction): Promise<BotProof> => {
      if (!load) return {};
      try {
        const checker = await load();
        return { botCheck: await checker({ action, platform, brand, language, label }) };
      } catch (problem) {
        throw problem instanceof PlatformError ? problem : botCheckFailed(problem);
      }
    },
    [load, platform, brand, language, label],
  );
  return { check };
}
