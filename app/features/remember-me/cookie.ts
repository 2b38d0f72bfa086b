/** A cookie of this site that lasts a day and is not sent with cross-site requests. */
export interface DayCookie {
  read(): string;
  write(value: string): void;
  clear(): void;
}

const DAY_SECONDS = 86_400;

export function dayCookie(name: string, path: string): DayCookie {
  const set = (value: string, seconds: number) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${name}=${value}; Max-Age=${seconds}; Path=${path}; Secure; SameSite=Strict`;
  };
  return {
    read() {
      const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
      return decode(pair?.slice(name.length + 1) ?? '');
    },
    write: (value) => set(encodeURIComponent(value), DAY_SECONDS),
    clear: () => set('', 0),
  };
}

/** Decodes a value; empty if it is malformed, as anyone can write a cookie. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
