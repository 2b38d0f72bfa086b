import { forgetDevice } from '#app/platform/generated/operations/forget-device.ts';
import { rememberDevice } from '#app/platform/generated/operations/remember-device.ts';
import { resumeSession } from '#app/platform/generated/operations/resume-session.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import { PlatformError } from '#app/platform/platform-error.ts';
import { isRemembered } from '#app/session/is-remembered.ts';
import type { LoginValue } from '#schemas/generated/platform.ts';

export interface Device {
  /** Asks the platform to remember this device for the current session. */
  remember(): Promise<void>;
  forget(): Promise<void>;
  /** Opens a session; null if the platform no longer remembers this device. @throws PlatformError */
  resume(): Promise<LoginValue | null>;
}

/** Let calls finish after the page is left, as each answer may replace the token in the cookie. */
const lasting = { keepalive: true } as const;

export function rememberedDevice(platform: PlatformClient): Device {
  return {
    remember: () => rememberDevice(platform, lasting),
    async forget() {
      if (isRemembered()) await forgetDevice(platform, lasting);
    },
    async resume() {
      try {
        return await resumeSession(platform, lasting);
      } catch (problem) {
        if (problem instanceof PlatformError && problem.kind === 'unauthorised') return null;
        throw problem;
      }
    },
  };
}
