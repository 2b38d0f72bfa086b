import { type ReactNode, useCallback } from 'react';
import { useStore } from 'zustand';
import { ProblemGroup } from '#app/kit/state/problem-group.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useReachStore } from '../connection/reach.ts';
import { useReachWords } from '../connection/use-reach-words.ts';

/** Shows what a page could not load as one problem, in words of its cause while the platform cannot be reached. */
export function PageProblems({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const reach = useReachStore();
  const isUnreached = useStore(reach, ({ state }) => state !== 'reached');
  const words = useReachWords();
  const show = useCallback((isShown: boolean) => reach.setState({ isShown }), [reach]);
  return (
    <ProblemGroup isGeneral={isUnreached} {...(isUnreached ? words : { title: t('error.page') })} onChange={show}>
      {children}
    </ProblemGroup>
  );
}
