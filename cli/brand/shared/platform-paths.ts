/** Path of the sandbox's own pages. An operator's platform has none. */
export const SANDBOX_PATH = '/sandbox';

/** Path of the live events' socket. */
export const SOCKET_PATH = '/wps/live';

/** Path prefix of the platform's pictures. */
export const PICTURES_PATH = '/img';

/** Path prefixes of the platform's calls and pictures, and of the sandbox's pages. A site has no files below them. */
export const PLATFORM_PATHS = ['/wps', '/lgw', '/lotto', PICTURES_PATH, SANDBOX_PATH] as const;
