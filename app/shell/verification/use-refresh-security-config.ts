import { useQueryClient } from '@tanstack/react-query';
import { securityConfigKey } from './security-config-key.ts';

/** Asks for the security settings again, such as the outcome of a review. */
export function useRefreshSecurityConfig(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: securityConfigKey });
}
