const SAFE = /^(https?|mailto|tel):$/;

/** The first of the addresses that can be followed: the platform's words are not taken for more than they are. */
export function supportAddress(...addresses: readonly (string | null | undefined)[]): string | undefined {
  return (
    addresses.find((address) => address && URL.canParse(address) && SAFE.test(new URL(address).protocol)) ?? undefined
  );
}
