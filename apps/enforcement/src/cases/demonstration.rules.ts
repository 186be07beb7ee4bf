import ipaddr from 'ipaddr.js'

/**
 * Names that are nobody's on the internet: for documentation and tests (RFC 2606, 6761), for one network (RFC 6762), and
 * names without a dot.
 */
const reserved =
  /(?:^|\.)(?:example|test|invalid|localhost|local|internal)$|^example\.(?:com|net|org)$|^[^.:[\]]+$/

/** Whether a case is about a page of a demonstration: its address can't be one of the public web. It never changes. */
export function isDemonstration(pageUrl: string): boolean {
  const host = new URL(pageUrl).hostname.replaceAll(/^\[|\]$/g, '')
  if (ipaddr.isValid(host)) return ipaddr.parse(host).range() !== 'unicast'
  return reserved.test(host)
}
