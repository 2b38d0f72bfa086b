import type { ReactNode } from 'react';
import { isHistory } from '#app/kinds/record-page/views/history-path.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useSearchParams } from '#app/shell/router/router.ts';
import { cashier } from './split.css.ts';

interface FlowPageProps {
  /** What accounts for trial are told. */
  trial: string;
  /** Parameter of the address that names one payment. */
  named: string;
  /** The page of one payment. */
  one: (id: string) => ReactNode;
  /** All payments. */
  history: ReactNode;
  /** Begins a payment. */
  form: ReactNode;
}

/** Begins a payment, follows the one that the address names, or lists all of them. */
export function FlowPage({ trial, named, one, history, form }: FlowPageProps) {
  const { status } = useSession();
  const [search] = useSearchParams();
  if (status === 'trial') return <Alert tone="info" text={trial} />;
  const id = search.get(named);
  return <div className={cashier}>{id ? one(id) : isHistory(search) ? history : form}</div>;
}
