import type { SiteBrand } from '#app/brand/brand.ts';
import type { PlatformClient } from '#app/platform/platform-client.ts';
import type { LogInMemory, Memory } from '#app/shell/slots/slots.ts';
import { mobileMemory } from './mobile-memory.ts';
import { type Device, rememberedDevice } from './remembered-device.ts';
import { userMemory } from './user-memory.ts';

/**
 * What this device remembers for a day, as far as the brand allows: the last username or number, and a device token
 * that scripts cannot read.
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

/** Stores the names first, as the platform may refuse to remember the device. */
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
