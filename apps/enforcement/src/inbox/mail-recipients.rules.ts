/** Headers stand before the first empty line; more of them than this are nobody's. */
const longestHead = 64 * 1_024
/** Fields in which a mailbox's server or the sender writes whom a mail is for. */
const fields = /^(?:delivered-to|x-original-to|envelope-to|to|cc):(.*)$/gim
const between = /[\s<>,;:"()]/u

/**
 * Whom a mail from a mailbox is for: the envelope is lost there, so it is what the head says, of those that are ours.
 * @param isOurs whether this is an address of a case
 */
export function recipientsOf(raw: Buffer, isOurs: (address: string) => boolean): string[] {
  const start = raw.subarray(0, longestHead).toString('latin1')
  const [head = ''] = start.split(/\r?\n\r?\n/u, 1)
  const unfolded = head.replaceAll(/\r?\n[ \t]/gu, ' ').replaceAll('\r', '')
  const named = [...unfolded.matchAll(fields)].flatMap(([, value = '']) => value.split(between))
  return [...new Set(named.map((each) => each.toLowerCase()))].filter(isOurs)
}
