import type { Bilingual } from '@originseal/documents'

/** The laws under which an uploader asks for restoration. Search and caching services know no such way. */
export const counterRegimes = ['us-dmca', 'tw-copyright'] as const
export type CounterRegime = (typeof counterRegimes)[number]

/** What a counter-notice holds, read from a mail or given on a form. What is absent was not there. */
export interface CounterNoticeFacts {
  readonly signedName?: string | undefined
  readonly agentOf?: string | undefined
  readonly mandate?: boolean | undefined
  readonly name?: string | undefined
  readonly address?: string | undefined
  readonly phone?: string | undefined
  readonly email?: string | undefined
  readonly urls: readonly string[]
  readonly asksToRestore?: boolean | undefined
  readonly goodFaith?: boolean | undefined
  readonly perjury?: boolean | undefined
  readonly acceptsLiability?: boolean | undefined
  readonly agreesToForwarding?: boolean | undefined
  readonly consentsToJurisdiction?: boolean | undefined
  readonly acceptsService?: boolean | undefined
}

export interface CounterNoticeElement {
  readonly id: string
  readonly law: string
  readonly title: Bilingual
  readonly has: (facts: CounterNoticeFacts, caseUrls: readonly string[]) => boolean
}

const given = (text: string | undefined): boolean => (text ?? '').trim() !== ''
const oneWay = ({ phone, email }: CounterNoticeFacts): boolean => given(phone) || given(email)
const namesTarget = ({ urls }: CounterNoticeFacts, caseUrls: readonly string[]): boolean =>
  urls.some((url) => caseUrls.includes(url))

const usElements: readonly CounterNoticeElement[] = [
  {
    id: 'USC-A',
    law: '17 U.S.C. § 512(g)(3)(A)',
    title: { en: 'signature of the subscriber', zh: '使用者簽名' },
    has: ({ signedName }) => given(signedName),
  },
  {
    id: 'USC-B',
    law: '17 U.S.C. § 512(g)(3)(B)',
    title: { en: 'the material removed and where it was', zh: '被移除之內容及其原位置' },
    has: namesTarget,
  },
  {
    id: 'USC-C',
    law: '17 U.S.C. § 512(g)(3)(C)',
    title: {
      en: 'under penalty of perjury, good-faith belief of mistake or misidentification',
      zh: '在偽證罰責下，善意相信係錯誤或誤認',
    },
    has: ({ goodFaith, perjury }) => goodFaith === true && perjury === true,
  },
  {
    id: 'USC-D-contact',
    law: '17 U.S.C. § 512(g)(3)(D)',
    title: { en: 'name, address and telephone', zh: '姓名、地址與電話' },
    has: ({ name, address, phone }) => given(name) && given(address) && given(phone),
  },
  {
    id: 'USC-D-jurisdiction',
    law: '17 U.S.C. § 512(g)(3)(D)',
    title: { en: 'consent to the jurisdiction of a federal district court', zh: '同意聯邦地方法院管轄' },
    has: ({ consentsToJurisdiction }) => consentsToJurisdiction === true,
  },
  {
    id: 'USC-D-service',
    law: '17 U.S.C. § 512(g)(3)(D)',
    title: { en: 'will accept service of process', zh: '同意收受訴訟文書送達' },
    has: ({ acceptsService }) => acceptsService === true,
  },
]

const rule5 =
  '網路服務提供者民事免責事由實施辦法第 5 條 (regulations implementing the liability limits of service providers, art. 5)'
const taiwanElements: readonly CounterNoticeElement[] = [
  {
    id: 'TWC-0',
    law: rule5,
    title: { en: 'signed or sealed', zh: '簽名或蓋章' },
    has: ({ signedName }) => given(signedName),
  },
  {
    id: 'TWC-1',
    law: rule5,
    title: { en: 'name and address', zh: '姓名與地址' },
    has: ({ name, address }) => given(name) && given(address),
  },
  {
    id: 'TWC-2',
    law: rule5,
    title: { en: 'telephone, fax or e-mail', zh: '電話、傳真或電子郵件' },
    has: oneWay,
  },
  {
    id: 'TWC-3',
    law: rule5,
    title: { en: 'what identifies the removed content', zh: '足以識別被移除內容之資訊' },
    has: namesTarget,
  },
  {
    id: 'TWC-4',
    law: rule5,
    title: { en: 'request to restore', zh: '請求回復' },
    has: ({ asksToRestore }) => asksToRestore === true,
  },
  {
    id: 'TWC-5',
    law: rule5,
    title: { en: 'good-faith statement of a lawful right', zh: '善意聲明有合法權利' },
    has: ({ goodFaith }) => goodFaith === true,
  },
  {
    id: 'TWC-6',
    law: rule5,
    title: { en: 'accepts liability if untrue', zh: '如有不實願負法律責任' },
    has: ({ acceptsLiability }) => acceptsLiability === true,
  },
  {
    id: 'TWC-7',
    law: rule5,
    title: { en: 'agrees to forwarding to the right holder', zh: '同意轉送予權利人' },
    has: ({ agreesToForwarding }) => agreesToForwarding === true,
  },
  {
    id: 'TWC-A',
    law: rule5,
    title: { en: 'mandate of an agent', zh: '代理人之授權' },
    has: ({ agentOf, mandate }) => !given(agentOf) || mandate === true,
  },
]

export const counterElementsOf: Readonly<Record<CounterRegime, readonly CounterNoticeElement[]>> = {
  'us-dmca': usElements,
  'tw-copyright': taiwanElements,
}

/**
 * The elements that a counter-notice lacks. One that lacks any is shown to the claimant as defective; its clocks run all the
 * same, because the provider decides whether it lets it count.
 * @param caseUrls the addresses of the case, as found
 */
export function missingFromCounterNotice(
  facts: CounterNoticeFacts,
  regime: CounterRegime,
  caseUrls: readonly string[],
): CounterNoticeElement[] {
  return counterElementsOf[regime].filter(({ has }) => !has(facts, caseUrls))
}
