import type { ContactMessageView } from '@originseal/contracts'

/** The `mailto:` of an answer (RFC 6068): only the at sign stays as it is. */
export const replyTo = ({ email, reference }: Pick<ContactMessageView, 'email' | 'reference'>): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`OriginSeal 原印 ${reference}`)}`
