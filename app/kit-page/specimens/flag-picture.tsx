interface FlagPictureProps {
  colours: readonly [string, string, string];
}

/** Stands for a flag, whose real picture comes from the platform. */
export function FlagPicture({ colours: [first, second, third] }: FlagPictureProps) {
  return (
    <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
      <path d="M0 0h24v16H0z" fill={second} />
      <path d="M0 0h8v16H0z" fill={first} />
      <path d="M16 0h8v16h-8z" fill={third} />
      <path d="M0 0h24v16H0z" fill="none" stroke="#8888" />
    </svg>
  );
}
