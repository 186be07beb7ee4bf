import type { Bilingual } from '@originseal/documents'
import type { Regime } from './notice-facts'
import type { RefusalCode } from './refusals.rules'
import type { RequirementName } from './requirements.rules'

/** What part of a notice prints an element. */
export type Part = 'contact' | 'authority' | 'work' | 'material' | 'reasons' | 'identity' | 'clause'

/** One thing that the law, or a platform's rule, wants in a notice. */
export interface NoticeElement {
  readonly id: string
  /** Where it stands. */
  readonly law: string
  readonly title: Bilingual
  readonly needs: readonly RequirementName[]
  readonly part?: Part
  /** The sentence that the notice says. */
  readonly sentence?: Bilingual
  /** The claimant ticks the sentence for this very notice; without it the notice is refused so. */
  readonly unticked?: RefusalCode
}

const inGoodFaith: Bilingual = {
  en: 'I have a good-faith belief that the use of the material described above, in the manner complained of, is not authorised by the copyright owner, its agent, or the law.',
  zh: '本人善意相信，上述內容以所指方式之使用，未經著作權人、其代理人授權，亦非法律所允許。',
}

const usElements: readonly NoticeElement[] = [
  {
    id: 'US-i',
    law: '17 U.S.C. § 512(c)(3)(A)(i)',
    title: { en: 'Who signs', zh: '簽署人' },
    needs: ['legal-name', 'role', 'mandate'],
    part: 'authority',
  },
  {
    id: 'US-ii',
    law: '17 U.S.C. § 512(c)(3)(A)(ii)',
    title: { en: 'The copyrighted work', zh: '受著作權保護之著作' },
    needs: ['work-described', 'little-personal-data'],
    part: 'work',
  },
  {
    id: 'US-iii',
    law: '17 U.S.C. § 512(c)(3)(A)(iii)',
    title: { en: 'The infringing material and where it is', zh: '侵權內容及其位置' },
    needs: ['location'],
    part: 'material',
  },
  {
    id: 'US-iv',
    law: '17 U.S.C. § 512(c)(3)(A)(iv)',
    title: { en: 'How to reach the complaining party', zh: '聯絡方式' },
    needs: ['full-contact'],
    part: 'contact',
  },
  {
    id: 'US-v',
    law: '17 U.S.C. § 512(c)(3)(A)(v)',
    title: { en: 'Good-faith belief', zh: '善意聲明' },
    needs: ['exceptions'],
    part: 'clause',
    sentence: inGoodFaith,
    unticked: 'GOOD_FAITH_MISSING',
  },
  {
    id: 'US-vi-accuracy',
    law: '17 U.S.C. § 512(c)(3)(A)(vi)',
    title: { en: 'Accuracy', zh: '內容正確' },
    needs: [],
    part: 'clause',
    unticked: 'ACCURACY_MISSING',
    sentence: { en: 'The information in this notification is accurate.', zh: '本通知所載資訊均屬正確。' },
  },
  {
    id: 'US-vi-authority',
    law: '17 U.S.C. § 512(c)(3)(A)(vi)',
    title: { en: 'Authority, under penalty of perjury', zh: '代理權限（偽證罰責）' },
    needs: [],
    part: 'clause',
    unticked: 'AUTHORITY_MISSING',
    sentence: {
      en: 'Under penalty of perjury, I am the owner, or am authorised to act on behalf of the owner, of an exclusive right that is allegedly infringed.',
      zh: '本人願負偽證之責，聲明本人為主張受侵害之專屬權利之權利人，或有權代表該權利人。',
    },
  },
]

const taiwanElements: readonly NoticeElement[] = [
  {
    id: 'TW-0',
    law: '網路服務提供者民事免責事由實施辦法第 3 條第 1 項 (regulations implementing the liability limits of service providers, art. 3(1))',
    title: { en: 'Who signs', zh: '簽署人' },
    needs: ['legal-name', 'role'],
    part: 'authority',
  },
  {
    id: 'TW-1',
    law: '實施辦法第 3 條第 1 項第 1 款 (implementing regulations, art. 3(1)1)',
    title: { en: 'Name, address and way of contact', zh: '姓名、地址及聯絡方式' },
    needs: ['address-and-one-way'],
    part: 'contact',
  },
  {
    id: 'TW-2',
    law: '實施辦法第 3 條第 1 項第 2 款 (implementing regulations, art. 3(1)2)',
    title: { en: 'The infringed work', zh: '被侵害之著作名稱' },
    needs: ['work-named', 'little-personal-data'],
    part: 'work',
  },
  {
    id: 'TW-3',
    law: '實施辦法第 3 條第 1 項第 3 款 (implementing regulations, art. 3(1)3)',
    title: { en: 'Request', zh: '請求' },
    needs: [],
    part: 'clause',
    sentence: {
      en: 'I request that the content described in this notice be removed, or that access to it be disabled.',
      zh: '請求移除或使他人無法進入本通知所指涉嫌侵權之內容或相關資訊。',
    },
  },
  {
    id: 'TW-4',
    law: '實施辦法第 3 條第 1 項第 4 款 (implementing regulations, art. 3(1)4)',
    title: { en: 'The content and the path to it', zh: '涉嫌侵權內容及存取路徑' },
    needs: ['location'],
    part: 'material',
  },
  {
    id: 'TW-5',
    law: '實施辦法第 3 條第 1 項第 5 款 (implementing regulations, art. 3(1)5)',
    title: { en: 'Good-faith belief', zh: '善意聲明' },
    needs: ['exceptions'],
    part: 'clause',
    unticked: 'GOOD_FAITH_MISSING',
    sentence: {
      en: 'I believe in good faith that the content is not lawfully licensed, or otherwise violates the Copyright Act.',
      zh: '本人基於善意，認為該涉嫌侵權內容未經合法授權或違反著作權法之規定。',
    },
  },
  {
    id: 'TW-6',
    law: '實施辦法第 3 條第 1 項第 6 款 (implementing regulations, art. 3(1)6)',
    title: { en: 'Liability', zh: '責任聲明' },
    needs: [],
    part: 'clause',
    unticked: 'LIABILITY_MISSING',
    sentence: {
      en: 'If anything stated here is untrue and somebody is harmed by it, the copyright owner accepts legal liability.',
      zh: '如有不實致他人受損害者，著作權人願負法律責任。',
    },
  },
  {
    id: 'TW-A',
    law: '實施辦法第 3 條第 2 項 (implementing regulations, art. 3(2))',
    title: { en: 'Mandate of an agent', zh: '代理意旨' },
    needs: ['mandate'],
  },
]

const europeanElements: readonly NoticeElement[] = [
  {
    id: 'EU-a',
    law: 'Regulation (EU) 2022/2065, art. 16(2)(a)',
    title: { en: 'Why the content is illegal', zh: '違法之理由' },
    needs: ['reasons', 'work-described', 'little-personal-data'],
    part: 'reasons',
  },
  {
    id: 'EU-b',
    law: 'Regulation (EU) 2022/2065, art. 16(2)(b)',
    title: { en: 'Exact electronic location', zh: '確切電子位置' },
    needs: ['location'],
    part: 'material',
  },
  {
    id: 'EU-c',
    law: 'Regulation (EU) 2022/2065, art. 16(2)(c)',
    title: { en: 'Name and e-mail address', zh: '姓名與電子郵件' },
    needs: ['legal-name', 'email'],
    part: 'contact',
  },
  {
    id: 'EU-d',
    law: 'Regulation (EU) 2022/2065, art. 16(2)(d)',
    title: { en: 'Bona fide belief', zh: '善意聲明' },
    needs: ['exceptions'],
    part: 'clause',
    unticked: 'GOOD_FAITH_MISSING',
    sentence: {
      en: 'I have a bona fide belief that the information and allegations in this notice are accurate and complete.',
      zh: '本人善意相信本通知所載資訊與主張均正確且完整。',
    },
  },
]

const impersonationElements: readonly NoticeElement[] = [
  {
    id: 'IM-1',
    law: '平台規則 platform rules',
    title: { en: 'Who is imitated', zh: '被冒用者' },
    needs: ['identity'],
    part: 'identity',
  },
  {
    id: 'IM-2',
    law: '平台規則 platform rules',
    title: { en: 'Who reports', zh: '檢舉人' },
    needs: ['legal-name', 'role', 'mandate', 'email'],
    part: 'contact',
  },
  {
    id: 'IM-3',
    law: '平台規則 platform rules',
    title: { en: 'Where it is', zh: '冒用內容的位置' },
    needs: ['location'],
    part: 'material',
  },
  {
    id: 'IM-4',
    law: '平台規則 platform rules',
    title: { en: 'How it imitates', zh: '如何冒用' },
    needs: ['reasons', 'little-personal-data'],
    part: 'reasons',
  },
  {
    id: 'IM-5',
    law: '平台規則 platform rules',
    title: { en: 'Accuracy', zh: '內容正確' },
    needs: [],
    part: 'clause',
    unticked: 'ACCURACY_MISSING',
    sentence: {
      en: 'The information in this report is accurate, and I am the person or brand imitated or am authorised to act for them.',
      zh: '本檢舉所載資訊均屬正確，本人即被冒用之人或品牌，或有權代表。',
    },
  },
]

/** What a notice of each regime must have (docs/adr/0044-notices-cannot-be-incomplete.md says where from). */
export const elementsOf: Readonly<Record<Regime, readonly NoticeElement[]>> = {
  'us-dmca': usElements,
  'tw-copyright': taiwanElements,
  'eu-dsa': europeanElements,
  impersonation: impersonationElements,
}
