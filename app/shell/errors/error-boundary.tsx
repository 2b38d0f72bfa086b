import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  fallback: (problem: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  problem: unknown;
}

/** Keeps a failure where it happened and lets the person try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { problem: null };

  static getDerivedStateFromError(problem: unknown): ErrorBoundaryState {
    return { problem };
  }

  retry = (): void => this.setState({ problem: null });

  override render(): ReactNode {
    const { problem } = this.state;
    return problem ? this.props.fallback(problem, this.retry) : this.props.children;
  }
}
