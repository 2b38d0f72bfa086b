import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#app/language/translation.tsx';
import { devices } from '#app/platform/generated/operations/devices.ts';
import { endOtherSessions } from '#app/platform/generated/operations/end-other-sessions.ts';
import { revokeDevice } from '#app/platform/generated/operations/revoke-device.ts';
import { usePlatform } from '#app/platform/platform-context.tsx';
import { errorCodeOf } from '#app/platform/platform-error.ts';
import { useSession } from '#app/session/session-context.tsx';
import { useToasts } from '#app/shell/toasts/toasts-context.tsx';

const devicesKey = ['devices'] as const;

export function useDevices() {
  const platform = usePlatform();
  const { member } = useSession();
  return useQuery({
    queryKey: [...devicesKey, member?.id],
    queryFn: async ({ signal }) => (await devices(platform, { signal })).devices,
  });
}

/** Forgets a device and shows the result. */
export function useForget(name: string) {
  const { t } = useTranslation('my-account');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: async (deviceId: string) => {
      await revokeDevice(platform, { deviceId }).catch(unlessGone);
    },
    onSuccess: () => toasts.show({ tone: 'success', text: t('forgotten', { device: name }) }),
    onError: () => toasts.show({ tone: 'danger', text: t('notForgotten', { device: name }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Logs the member out everywhere else and shows the result. */
export function useLogOutEverywhere(onDone: () => void) {
  const { t } = useTranslation('my-account');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toasts = useToasts();
  return useMutation({
    mutationFn: () => endOtherSessions(platform),
    onSuccess: () => {
      toasts.show({ tone: 'success', text: t('devices.ended') });
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Treats a device that has expired in the meantime as forgotten. */
function unlessGone(problem: unknown): void {
  if (errorCodeOf(problem) !== 'not_found') throw problem;
}
