import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBrand } from '#app/brand/brand-context.tsx';
import { careKey } from '#app/shell/care/use-care.ts';

/** Returns a function that notifies the merchant's other tabs that a break has begun. */
export function useTellOfStop(): () => void {
  const { merchant } = useBrand();
  return () => {
    const channel = new BroadcastChannel(nameOf(merchant));
    channel.postMessage('stopped');
    channel.close();
  };
}

/** Refetches the member when another tab reports a break, as this tab may have no live connection. */
export function useHearOfStop(): void {
  const { merchant } = useBrand();
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(nameOf(merchant));
    channel.onmessage = () => void queries.invalidateQueries({ queryKey: careKey });
    return () => channel.close();
  }, [merchant, queries]);
}

const nameOf = (merchant: string) => `care/${merchant}`;
