/** Where the platform's calls, its images and the sandbox's own pages begin. The site has no file there. */
export const PLATFORM_PATHS = ['/wps', '/lgw', '/lotto', '/img', '/sandbox'] as const;
