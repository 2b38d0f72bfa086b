/** The sandbox's own pages, which no operator's platform has. */
export const SANDBOX_PATH = '/sandbox';

/** The socket of the live events. */
export const SOCKET_PATH = '/wps/live';

/** Path prefix of the platform's pictures. */
export const PICTURES_PATH = '/img';

/** Path prefixes of the platform's calls, its images and the sandbox's own pages. The site has no files there. */
export const PLATFORM_PATHS = ['/wps', '/lgw', '/lotto', PICTURES_PATH, SANDBOX_PATH] as const;
