import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { useCurrentLanguage } from '#app/language/language-context.tsx';
import type { Game } from '#app/platform/games/game-of.ts';
import { launchDemo } from '#app/platform/generated/operations/launch-demo.ts';
import { launchGame } from '#app/platform/generated/operations/launch-game.ts';
import { launchGameFallback } from '#app/platform/generated/operations/launch-game-fallback.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { PlatformError } from '#app/platform/platform-error.ts';
import { launchAddress } from './launch-address.ts';
import { useLaunchHost } from './use-launch-host.ts';

interface LaunchOptions {
  /** Chosen gaming venue, if the platform requires one. */
  venue: string | undefined;
  /** Starts the vendor's demo by a separate call that never moves money. */
  isDemo: boolean;
}

/** Has the platform start a game, once per game and venue. The address in the answer is valid for this visit only. */
export function useLaunch(game: Game | null | undefined, { venue, isDemo }: LaunchOptions) {
  const { platform: places } = useBrand();
  const host = useLaunchHost();
  const launch = useSendLaunch();
  useOnce(game && `${game.nodeId} ${venue}`, () => game && launch.mutate({ game, venue, isDemo }));
  const accepted = [...places.launchCdns, places.url];
  const isReady = launch.isSuccess && host.isSuccess;
  const retry = () => {
    if (launch.isError) launch.mutate(launch.variables);
    if (host.isError) void host.refetch();
  };
  return {
    address: isReady ? launchAddress(launch.data, host.data, accepted) : undefined,
    /** True after an answer, even if its address must not be framed. */
    isReady,
    error: launch.error ?? host.error,
    retry,
  };
}

interface Launch extends LaunchOptions {
  game: Game;
}

function useSendLaunch() {
  const platform = usePlatform();
  const { code: language } = useCurrentLanguage();
  return useMutation({
    mutationFn: async ({ game, venue, isDemo }: Launch) => {
      const { nodeId, vassalage, gameType, gameCode } = game;
      const body = { nodeId, vassalage, gameType, gameCode, language, ...(venue && { venue }) };
      if (isDemo) return (await launchDemo(platform, body)).url;
      const { url } = await launchGame(platform, body).catch((problem: unknown) => {
        if (!rulesOutStart(problem)) throw problem;
        return launchGameFallback(platform, body);
      });
      return url;
    },
  });
}

/** Status codes of a gateway that got no answer. */
const UNANSWERED: readonly (number | undefined)[] = [502, 504];

/**
 * True if the platform itself reports a failure, which rules out a started game. A gateway's error only means that the answer
 * was lost: a second start could be a second round.
 */
function rulesOutStart(problem: unknown): boolean {
  if (!(problem instanceof PlatformError) || problem.kind !== 'failed') return false;
  const { errorCode, status } = problem.details;
  return errorCode !== undefined && !UNANSWERED.includes(status);
}

/** Runs an action once per key, regardless of re-renders. */
function useOnce(key: string | null | undefined, act: () => void): void {
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (!key || done.current === key) return;
    done.current = key;
    act();
  });
}
