/** The `handle` of a route that search engines may show: it is written at build and stands in the site map. */
export const publicPage = { isPublic: true } as const

/** The `handle` of a route that is written at build, so that it is seen before the program runs, and is in no site map. */
export const unlistedPage = { isPublic: false } as const

interface Match {
  readonly route?: { readonly handle?: unknown }
  readonly handle?: unknown
}

const handleOf = (match: Match) => match.route?.handle ?? match.handle

/** Whether search engines may show the page of a matched route. */
export const isPublic = (match: Match): boolean => handleOf(match) === publicPage

/** Whether the page of a matched route is written at build. */
export const isWritten = (match: Match): boolean => isPublic(match) || handleOf(match) === unlistedPage
