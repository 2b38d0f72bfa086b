/** State of a navigation that changes what stands on or over the page and leaves the page where it is scrolled to. */
export const STAYS = { stays: true } as const;
