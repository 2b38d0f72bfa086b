import { type ReactNode, useCallback } from 'react';
import { useStore } from 'zustand';
import { ProblemGroup } from '#app/kit/state/problem-group.tsx';
import { useTranslation } from '#app/language/translation.tsx';
import { useReachStore } from './reach.ts';

/** Shows what a page could not load as one problem, in words of its cause while the platform cannot be reached. */
export function PageProblems({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const reach = useReachStore();
  const cause = useStore(reach, ({ state, words }) => (state === 'reached' ? undefined : words));
  const show = useCallback((isShown: boolean) => reach.setState({ isShown }), [reach]);
  return (
    <ProblemGroup isGeneral={!!cause} {...(cause ?? { title: t('error.page') })} onChange={show}>
      {children}
    </ProblemGroup>
  );
}
