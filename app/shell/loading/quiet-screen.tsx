import { Suspense } from 'react';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import type { Screen } from '../slots/screen.ts';
import { useScreenLoader } from './screen-view.tsx';

interface QuietScreenProps<Props extends object> {
  screen: Screen<Props>;
  props: Props;
}

/** A screen that the page does without: it comes when it is loaded, and stays away when it cannot be. */
export function QuietScreen<Props extends object>(props: QuietScreenProps<Props>) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Loaded<Props extends object>({ screen, props }: QuietScreenProps<Props>) {
  const Component = useScreenLoader().component(screen);
  return <Component {...props} />;
}
