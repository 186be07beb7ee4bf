import type { Bilingual } from '@originseal/documents'
import type { NoticeElement, Part } from './elements.rules'
import type { NoticeRow, NoticeSection } from './notice-content'
import type { claimantRoles, NoticeFacts, Regime } from './notice-facts'

export const noticeTitles: Readonly<Record<Regime, Bilingual>> = {
  'us-dmca': { en: 'Notification of claimed infringement', zh: '著作權侵害通知（美國著作權法第 512 條）' },
  'tw-copyright': { en: 'Notice of copyright infringement (Taiwan)', zh: '涉嫌侵權通知' },
  'eu-dsa': { en: 'Notice of illegal content (EU)', zh: '違法內容通知（歐盟數位服務法）' },
  impersonation: { en: 'Report of impersonation', zh: '冒用身分檢舉' },
}

const roles: Readonly<Record<(typeof claimantRoles)[number], Bilingual>> = {
  owner: { en: 'owner of the right', zh: '權利人' },
  'exclusive-licensee': { en: 'exclusive licensee', zh: '專屬被授權人' },
  agent: { en: 'agent of the owner', zh: '權利人之代理人' },
}

const row = (
  en: string,
  zh: string,
  value: string | readonly string[] | undefined,
  code?: true,
): NoticeRow[] => {
  const values = (typeof value === 'string' ? [value] : (value ?? [])).filter((line) => line.trim() !== '')
  return values.length === 0 ? [] : [{ label: { en, zh }, values, ...(code && { code }) }]
}

/** Every way to reach the claimant; a regime that asks for less gets less. */
function contactRows({ claimant }: NoticeFacts, regime: Regime): NoticeRow[] {
  const { legalName, company, address, phone, email } = claimant
  const isShort = regime === 'eu-dsa' || regime === 'impersonation'
  return [
    ...row('Name', '姓名', legalName),
    ...row('Company', '公司', company),
    ...(isShort
      ? []
      : row('Address', '地址', address && [address.lines, `${address.city}, ${address.country}`])),
    ...(isShort ? [] : row('Telephone', '電話', phone)),
    ...row('E-mail', '電子郵件', email?.address),
  ]
}

const parts: Readonly<Record<Part, (facts: NoticeFacts, regime: Regime) => NoticeRow[]>> = {
  contact: contactRows,
  authority: ({ claimant: { legalName, role, ownerName, mandateSha256 } }) => [
    ...row('Signed by', '簽署人', legalName),
    ...row('Acting as', '身分', role && `${roles[role].zh} ${roles[role].en}`),
    ...row('Owner of the right', '權利人', role === 'owner' ? undefined : ownerName),
    ...row('Mandate (SHA-256)', '授權文件 SHA-256', mandateSha256, true),
  ],
  work: ({ work }) => [
    ...row('Title', '名稱', work.title),
    ...row('Description', '說明', work.description),
    ...row('Where it can be seen', '可查看之處', [...work.originalUrls], true),
    ...row(
      'Certificate of seal',
      '封存證書',
      work.certificate && [work.certificate.id, work.certificate.url],
      true,
    ),
    ...row('Sealed at', '封存時間', work.certificate?.sealedAt),
  ],
  material: ({ targets }) => [
    ...row(
      'Addresses',
      '網址',
      targets.map(({ asFound }) => asFound),
      true,
    ),
    ...row('Last seen', '最後查看', latestCapture(targets)),
  ],
  reasons: (facts, regime) => [
    ...row('Explanation', '理由', facts.reasons),
    ...(regime === 'eu-dsa' ? parts.work(facts, regime) : []),
  ],
  identity: ({ identity }) => [
    ...row('Imitated', '被冒用者', identity?.name),
    ...row('Proofs (SHA-256)', '證明文件 SHA-256', identity?.proofs, true),
    ...row('Advertisement', '廣告編號', identity?.advertisementId),
  ],
  clause: () => [],
}

const latestCapture = (targets: NoticeFacts['targets']): string | undefined =>
  targets
    .flatMap(({ capture }) => (capture ? [capture.at] : []))
    .sort()
    .at(-1)

/** An element as it is printed; none for one that only asks. */
export function sectionsOf(element: NoticeElement, facts: NoticeFacts, regime: Regime): NoticeSection[] {
  const { id, law, title, part, sentence } = element
  if (!part) return []
  return [{ element: id, law, title, rows: parts[part](facts, regime), ...(sentence && { sentence }) }]
}
