import { Component, type ReactNode } from 'react';

/** Name of the event that the window is sent before a person has the page loaded anew. */
export const RELOADING = 'reloading';

interface ErrorBoundaryProps {
  fallback: (problem: unknown, retry: () => void) => ReactNode;
  /** Called once the failure is on the page. */
  onCaught?: (() => void) | undefined;
  children: ReactNode;
}

interface ErrorBoundaryState {
  problem: unknown;
  tried: boolean;
}

/**
 * Keeps a failure where it happened and lets the person try again. The second try is a new page: a script that a browser
 * could not have once it may refuse for as long as the page lives, and after a release its name is another one.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: null, tried: false };

  static getDerivedStateFromError(problem: unknown): Partial<ErrorBoundaryState> {
    return { problem };
  }

  override componentDidCatch(): void {
    this.props.onCaught?.();
  }

  retry = (): void => {
    if (this.state.tried) {
      dispatchEvent(new Event(RELOADING));
      location.reload();
    } else this.setState({ problem: null, tried: true });
  };

  override render(): ReactNode {
    const { problem } = this.state;
    return problem ? this.props.fallback(problem, this.retry) : this.props.children;
  }
}
