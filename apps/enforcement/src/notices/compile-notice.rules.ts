import { parseUrl } from '@originseal/contracts'
import type { Channel } from '../channels/channel'
import { elementsOf, type NoticeElement } from './elements.rules'
import { filledFields, gapsOfFields } from './form-fields.rules'
import type { NoticeContent } from './notice-content'
import type { NoticeFacts, Regime } from './notice-facts'
import { refusals, type NoticeFault } from './refusals.rules'
import { requirements, type Gap } from './requirements.rules'
import { noticeTitles, sectionsOf } from './sections.rules'

export interface NoticeOrder {
  readonly caseNumber: string
  readonly regime: Regime
  readonly channel: Channel
  readonly now: Date
}

/** A notice that has everything but its signature, or all that it misses. */
export type Compiled =
  | { readonly content: NoticeContent; readonly faults?: undefined }
  | { readonly faults: readonly NoticeFault[]; readonly content?: undefined }

/** Makes a notice from facts. It is whole, or it is refused with every fault and where to mend it; nothing is filled in. */
export function compileNotice(facts: NoticeFacts, order: NoticeOrder): Compiled {
  const { regime, channel, caseNumber, now } = order
  const faults = [
    ...elementsOf[regime].flatMap((element) => faultsOfElement(element, facts, now)),
    ...faultsOfChannel(channel, facts),
  ]
  const { legalName, role } = facts.claimant
  if (faults.length > 0 || legalName === undefined || role === undefined) return { faults }
  return {
    content: {
      form: 'notice/1',
      caseNumber,
      regime,
      channel: channel.id,
      title: noticeTitles[regime],
      sections: elementsOf[regime].flatMap((element) => sectionsOf(element, facts, regime)),
      urls: facts.targets.map(({ asFound }) => asFound),
      fields: filledFields(channel, facts),
      signer: { legalName, role },
    },
  }
}

export const toFault = (element: string, { code, field, place }: Gap): NoticeFault => ({
  element,
  field,
  place,
  code,
  message: refusals[code],
})

function faultsOfElement(
  { id, needs, unticked }: NoticeElement,
  facts: NoticeFacts,
  now: Date,
): NoticeFault[] {
  const gaps = needs.flatMap((name) => requirements[name](facts, now)).filter((found) => found !== false)
  const isUnticked = unticked !== undefined && !facts.ticked.includes(id)
  const tick: Gap[] = isUnticked ? [{ code: unticked, field: `ticked.${id}`, place: 'statements' }] : []
  return [...gaps, ...tick].map((found) => toFault(id, found))
}

function faultsOfChannel(channel: Channel, facts: NoticeFacts): NoticeFault[] {
  const { maxTargets = Infinity, oneHost } = channel
  const hosts = new Set(facts.targets.flatMap(({ asFound }) => parseUrl(asFound)?.host ?? []))
  const isTooWide = facts.targets.length > maxTargets || (oneHost === true && hosts.size > 1)
  const wide: Gap[] = isTooWide
    ? [{ code: 'TARGETS_OF_DIFFERENT_PROVIDERS', field: 'targets', place: 'target' }]
    : []
  return [...gapsOfFields(channel, facts), ...wide].map((found) => toFault(channel.id, found))
}
