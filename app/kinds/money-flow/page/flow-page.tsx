import type { ReactNode } from 'react';
import { isHistory } from '#app/kinds/record-page/views/history-path.ts';
import { Alert } from '#app/kit/state/alert.tsx';
import { useSession } from '#app/session/session-context.tsx';
import { useSearchParams } from '#app/shell/router/router.ts';
import { cashier } from './split.css.ts';

interface FlowPageProps {
  /** Message for trial accounts. */
  trial: string;
  /** Name of the address parameter with a payment's id. */
  named: string;
  /** Renders the page of one payment. */
  one: (id: string) => ReactNode;
  /** List of all payments. */
  history: ReactNode;
  /** Form for a new payment. */
  form: ReactNode;
}

/** Shows the form, the payment in the address, or the list of all payments. */
export function FlowPage({ trial, named, one, history, form }: FlowPageProps) {
  const { status } = useSession();
  const [search] = useSearchParams();
  if (status === 'trial') return <Alert tone="info" text={trial} />;
  const id = search.get(named);
  return <div className={cashier}>{id ? one(id) : isHistory(search) ? history : form}</div>;
}
