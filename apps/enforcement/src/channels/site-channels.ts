import type { Regime } from '../notices/notice-facts'
import type { Channel } from './channel'
import type { ContactSearch, FoundContact } from './find-contact'
import { byHandFields, firstChannels } from './first-channels'

/** Rules that a site of no known platform may be written to by; Taiwan's first. */
const regimes: readonly Regime[] = ['tw-copyright', 'us-dmca', 'eu-dsa', 'impersonation']
const signatureKinds: Channel['signatureKinds'] = ['typed', 'drawn', 'certificate', 'wet-scan']

const mailboxChannel = ({ mailbox, source, readAt, foundAt }: FoundContact): Channel => ({
  id: `mailbox.${mailbox}`,
  mode: 'email',
  regimes,
  address: mailbox,
  fields: [],
  signatureKinds,
  certainty: source === 'site' ? 'verified' : 'secondary',
  checkedAt: foundAt.toISOString().slice(0, 10),
  note: {
    en: `Read at ${readAt}.`,
    zh: `讀取自 ${readAt}。`,
  },
})

/** Always there: where no mailbox was found, or none is wanted, it is the site's own contact window. */
const contactWindow: Channel = {
  id: 'site.contact-window',
  mode: 'by-hand',
  regimes,
  fields: byHandFields,
  signatureKinds,
  certainty: 'unconfirmed',
  checkedAt: null,
  note: {
    en: 'You file it yourself at the contact window that the site publishes.',
    zh: '由您自行向該網站公布的聯絡窗口提出。',
  },
}

/** Ways to a site of no known platform, in the order in which they are tried. */
export function channelsOfSite({ contacts, frontedBy }: ContactSearch): Channel[] {
  const fronted = firstChannels.platforms.find(({ platform }) => platform === frontedBy)?.channels ?? []
  return [...contacts.map(mailboxChannel), ...fronted, contactWindow]
}
