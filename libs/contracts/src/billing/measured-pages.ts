const pages =
  /^\/(?:en|zh|ja|ko|pricing|about|contact|legal|resolution|terms|privacy|refund-policy|data-deletion|trademark\/search|(?:blog|creator-column|solutions)(?:\/.*)?)?$/u

/**
 * Whether scripts of strangers may run in the document at this path, if they are set up and agreed to: pages that are
 * only read. Nobody logs in, registers, pays, uploads or administers there.
 */
export const isMeasuredPage = (path: string): boolean =>
  pages.test(path.length > 1 ? path.replace(/\/$/u, '') : path)
