const SAFE = /^(https?|mailto|tel):$/;

/** The first address with a safe scheme; the platform's addresses are not trusted. */
export function supportAddress(...addresses: readonly (string | null | undefined)[]): string | undefined {
  return (
    addresses.find((address) => address && URL.canParse(address) && SAFE.test(new URL(address).protocol)) ?? undefined
  );
}
