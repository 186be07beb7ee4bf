/** The `handle` of a route that search engines may show: it is written at build and stands in the site map. */
export const publicPage = { isPublic: true } as const

/** Whether a matched route is such a page. */
export const isPublic = (match: {
  readonly route?: { readonly handle?: unknown }
  readonly handle?: unknown
}): boolean => (match.route?.handle ?? match.handle) === publicPage
