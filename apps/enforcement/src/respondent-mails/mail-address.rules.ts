import { emailPattern, limits, writtenLine } from '@originseal/contracts'

const written = writtenLine(limits.emailLength).trim().min(3).regex(emailPattern)

/** Undefined for what is no address. */
export const readMailAddress = (given: string): string | undefined => written.safeParse(given).data

/** The mailbox behind an address, for counting: spellings that lead to the same one are the same. */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = splitAddress(address.normalize('NFKC').toLowerCase())
  return `${local.split('+', 1)[0]}@${domain}`
}

/**
 * What is shown of an address on a page that the claimant can open, too: its first character and the ending of its domain, always as long.
 */
export function maskedAddress(address: string): string {
  const [local, domain] = splitAddress(address)
  const first = [...local][0] ?? ''
  return `${first}•••@•••.${domain.slice(domain.lastIndexOf('.') + 1)}`
}

function splitAddress(address: string): [string, string] {
  const at = address.lastIndexOf('@')
  return [address.slice(0, at), address.slice(at + 1)]
}
