import { AdapterError, adaptAnswer, type RunningAdapter } from '#schemas/adapter/adapt.ts';
import { DOMAIN_CALLS } from '#schemas/generated/platform-domains.ts';

/** The adapter of a workspace, which an edit replaces. */
export interface CurrentAdapter {
  adapter: RunningAdapter | undefined;
}

/** An answer as the site's adapter makes it, or what the adapter threw. @param call method and path */
export function adaptedAnswer(
  { adapter }: CurrentAdapter,
  call: string,
  status: number,
  body: unknown,
): { readonly body: unknown } | { readonly error: AdapterError } {
  if (!adapter) return { body };
  const id = Object.hasOwn(DOMAIN_CALLS, call) ? DOMAIN_CALLS[call]?.operationId : undefined;
  try {
    return { body: adaptAnswer(adapter, id, { call, status }, body) };
  } catch (error) {
    if (error instanceof AdapterError) return { error };
    throw error;
  }
}

/** What the operator's code threw, with the lines of its file. */
export function adapterTrouble({ message, cause }: AdapterError): string {
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const places = stack.split('\n').filter((line) => line.includes('.adapter.ts:'));
  return [message, ...places].join('\n');
}
