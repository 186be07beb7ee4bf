import type { Channel, ChannelField } from '../channels/channel'
import type { NoticeContent } from './notice-content'
import type { NoticeFacts } from './notice-facts'
import type { Gap } from './requirements.rules'

const lines = (values: readonly (string | undefined)[]): string =>
  values.filter((value) => value !== undefined && value.trim() !== '').join('\n')

/** What a field of a form is filled with, and where the claimant gives it. */
const sources: Readonly<
  Record<ChannelField['from'], readonly [field: string, place: Gap['place'], (facts: NoticeFacts) => string]>
> = {
  'legal-name': ['claimant.legalName', 'claimant', ({ claimant }) => claimant.legalName ?? ''],
  'owner-name': [
    'claimant.ownerName',
    'claimant',
    ({ claimant: { ownerName, legalName } }) => ownerName ?? legalName ?? '',
  ],
  company: ['claimant.company', 'claimant', ({ claimant }) => claimant.company ?? ''],
  email: ['claimant.email', 'claimant', ({ claimant }) => claimant.email?.address ?? ''],
  phone: ['claimant.phone', 'claimant', ({ claimant }) => claimant.phone ?? ''],
  street: ['claimant.address', 'claimant', ({ claimant }) => claimant.address?.lines ?? ''],
  city: ['claimant.address', 'claimant', ({ claimant }) => claimant.address?.city ?? ''],
  region: ['claimant.address', 'claimant', ({ claimant }) => claimant.address?.region ?? ''],
  country: ['claimant.address', 'claimant', ({ claimant }) => claimant.address?.country ?? ''],
  work: [
    'work.description',
    'work',
    ({ work }) => lines([work.title, work.description, work.certificate?.url]),
  ],
  'original-urls': [
    'work.originalUrls',
    'work',
    ({ work }) => lines([...work.originalUrls, work.certificate?.url]),
  ],
  urls: ['targets', 'target', ({ targets }) => lines(targets.map(({ asFound }) => asFound))],
  reasons: ['reasons', 'work', ({ reasons, work }) => lines([reasons ?? work.description])],
  signature: ['claimant.legalName', 'claimant', ({ claimant }) => claimant.legalName ?? ''],
}

/** The fields of a channel's form, filled; an empty one that nobody has to fill is left out. */
export function filledFields(channel: Channel, facts: NoticeFacts): NoticeContent['fields'] {
  return channel.fields
    .map(({ id, label, from }) => ({ id, label, value: sources[from][2](facts) }))
    .filter(({ value }) => value !== '')
}

/** What the form of a channel asks for beyond the law's elements. */
export function gapsOfFields(channel: Channel, facts: NoticeFacts): Gap[] {
  return channel.fields.flatMap(({ from, required, max }): Gap[] => {
    const [field, place, read] = sources[from]
    const { length } = read(facts)
    if (required && length === 0) return [{ code: 'FIELD_MISSING', field, place }]
    return max !== undefined && length > max ? [{ code: 'FIELD_TOO_LONG', field, place }] : []
  })
}
