import type { SiteBrand } from '#app/brand/brand.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import type { LogInMemory, Memory } from '#app/shell/slots/slots.ts';
import { mobileMemory } from './mobile-memory.ts';
import { type Device, rememberedDevice } from './remembered-device.ts';
import { userMemory } from './user-memory.ts';

/**
 * What the brand lets this device remember for a day: who logged in last, and, by a token of the platform that no script
 * can read, that they are still logged in.
 */
export function memoryOf({ auth, basePath }: SiteBrand, platform: PlatformClient): LogInMemory {
  const device = rememberedDevice(platform);
  const isWhole = auth.remember === 'device';
  const kept = <What>(memory: Memory<What>) => (isWhole ? withDevice(memory, device) : memory);
  return {
    user: kept(userMemory(basePath)),
    mobile: kept(mobileMemory(basePath)),
    resume: async () => (isWhole ? device.resume() : null),
  };
}

/** The names first: they are not the platform's, which may refuse. */
function withDevice<What>(memory: Memory<What>, device: Device): Memory<What> {
  return {
    recall: memory.recall,
    async keep(what) {
      await memory.keep(what);
      await device.remember();
    },
    async forget() {
      await memory.forget();
      await device.forget();
    },
  };
}
