const mostTerms = 12

/**
 * The words of a query as patterns for LIKE. Words are parts of text, not of a dictionary: that is what finds
 * Chinese, which has no spaces between its words.
 */
export function searchTerms(query: string): string[] {
  const words = query.normalize('NFKC').toLowerCase().split(/\s+/u)
  const distinct = [...new Set(words)].filter((word) => word !== '')
  return distinct.slice(0, mostTerms).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
