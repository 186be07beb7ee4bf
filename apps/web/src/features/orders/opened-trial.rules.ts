import { isExpired, type Claims } from '../../session/claims.rules'

/**
 * What the link of a mail does to the trial that this browser remembers: `keep` it, since it is the same visitor's and may
 * more; take its place; or `ask` first, since it is another visitor's, who would lose it here.
 *
 * @param now milliseconds since 1970
 */
export function effectOnTrial(
  remembered: Claims | undefined,
  opened: Claims | undefined,
  now: number,
): 'keep' | 'replace' | 'ask' {
  if (!remembered || isExpired(remembered, now)) return 'replace'
  return remembered.userId === opened?.userId ? 'keep' : 'ask'
}
