/** How long titles and descriptions should be for search results and link cards, in characters. */
export const metadataLimits = { title: { from: 25, to: 30 }, description: { from: 75, to: 100 } } as const
