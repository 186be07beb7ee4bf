/** The `handle` of a route that search engines may show: it is written at build and stands in the site map. */
export const publicPage = { isPublic: true } as const
