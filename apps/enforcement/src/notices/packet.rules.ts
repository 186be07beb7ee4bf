import type { Bilingual } from '@originseal/documents'
import type { Channel } from '../channels/channel'
import type { SignedNotice } from './notice-content'

/** One field to be copied into a form. */
export interface PacketField {
  readonly id: string
  readonly label: Bilingual
  readonly value: string
  /** Characters: how many there are, and how many the form takes. */
  readonly length: number
  readonly max?: number
}

/** What a claimant needs to fill in a platform's form by hand: nothing of it is put into the form by us. */
export interface Packet {
  readonly caseNumber: string
  /** Opens the form; absent where its address is not known. */
  readonly formUrl?: string
  readonly note?: Bilingual
  /** In the form's order. */
  readonly fields: readonly PacketField[]
  /** One a line, byte for byte as found. */
  readonly urls: string
  /** What the form will ask to be ticked there; shown, and never ticked by us. */
  readonly statements: readonly Bilingual[]
  readonly contentSha256: string
}

/** The packet of a signed notice for a channel that a person goes by hand. */
export function packetOf({ content, contentSha256 }: SignedNotice, channel: Channel): Packet {
  const { address, note, fields } = channel
  return {
    caseNumber: content.caseNumber,
    ...(address !== undefined && { formUrl: address }),
    ...(note && { note }),
    fields: content.fields.map(({ id, label, value }) => {
      const max = fields.find((field) => field.id === id)?.max
      const counted = { id, label, value, length: [...value].length }
      return max === undefined ? counted : Object.assign(counted, { max })
    }),
    urls: content.urls.join('\n'),
    statements: content.sections.flatMap(({ sentence }) => sentence ?? []),
    contentSha256,
  }
}
