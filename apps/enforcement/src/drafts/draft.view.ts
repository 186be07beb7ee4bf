import type { NoticeDraftView } from '@originseal/contracts'
import type { DraftedCase } from './drafted-case'
import type { Channel } from '../channels/channel'
import type { NoticeSection } from '../notices/notice-content'
import { disclosureOf, statementsOf, type DraftedNotice } from './drafted-notice'
import type { NoticeDraft } from './drafts.queries'

type View = NoticeDraftView['data']

const toOfferedChannel = ({ id, mode, regimes, address, certainty, checkedAt, note }: Channel) => ({
  id,
  mode,
  regimes: [...regimes],
  ...(address !== undefined && { address }),
  certainty,
  checkedAt,
  ...(note && { note }),
})

export function toDraftView(
  { id, platform }: DraftedCase,
  { given, channels, signature }: NoticeDraft,
  { chosen, content, faults }: DraftedNotice,
  contentSha256: string | undefined,
): NoticeDraftView {
  return {
    data: {
      caseId: id,
      channels: (channels ?? []).map(toOfferedChannel),
      channelId: chosen?.channel.id ?? null,
      regime: chosen?.regime ?? null,
      disclosure: disclosureOf(platform),
      given,
      statements: statementsOf(chosen, given.ticked),
      faults: [...faults],
      content: content ? toContentView(content) : null,
      contentSha256: contentSha256 ?? null,
      signed: signature && { signedName: signature.signedName, signedAt: signature.signedAt },
    },
  }
}

const toContentView = ({
  title,
  sections,
  urls,
  signer,
}: NonNullable<DraftedNotice['content']>): NonNullable<View['content']> => ({
  title,
  sections: sections.map((section) => toSectionView(section)),
  urls: [...urls],
  signer,
})

const toSectionView = ({ rows, ...section }: NoticeSection) => ({
  ...section,
  rows: rows.map(({ label, values, code }) =>
    Object.assign({ label, values: [...values] }, code && { code }),
  ),
})
