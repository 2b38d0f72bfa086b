import { paths } from './paths.ts';
import { useHasPage } from './use-has-page.ts';

/** The page that a visit of this site starts on, which needs no log-in. */
export function useStartPath(): string {
  return useHasPage(paths.index) ? paths.index : paths.agent;
}
