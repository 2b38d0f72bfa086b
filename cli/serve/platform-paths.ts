/** The sandbox's own pages, which no operator's platform has. */
export const SANDBOX_PATH = '/sandbox';

/** The socket of the live events. */
export const SOCKET_PATH = '/wps/live';

/** Where the platform's calls, its images and the sandbox's own pages begin. The site has no file there. */
export const PLATFORM_PATHS = ['/wps', '/lgw', '/lotto', '/img', SANDBOX_PATH] as const;
