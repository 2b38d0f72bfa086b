/** Facebook's mark: white letter on Facebook's blue, the same on every background, as its brand rules demand. */
export function FacebookMark() {
  return (
    <svg viewBox="0 0 36 36" width="20" height="20" aria-hidden="true" focusable="false">
      <circle cx="18" cy="18" r="18" fill="#0866FF" />
      <path
        fill="#FFFFFF"
        d="m25 23 .8-5H21v-3.5c0-1.4.5-2.5 2.7-2.5H26V7.4c-1.3-.2-2.7-.4-4-.4-4.100 0-7 2.500-7 7v4h-4.500v5H15v12.700c1 .2 2 .3 3 .3s2-.1 3-.3V23h4z"
      />
    </svg>
  );
}
