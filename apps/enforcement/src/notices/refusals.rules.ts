import type { Bilingual } from '@originseal/documents'

/** What a claimant is told where something is missing or wrong. */
export const refusals = {
  SIGNATURE_MISSING: { en: 'Sign the notice with your full legal name.', zh: '請以您的法定全名簽署。' },
  SIGNATURE_OUTDATED: {
    en: 'The notice has changed since it was signed. Read it again and sign it.',
    zh: '通知在簽署後已有更動，請重新閱讀並簽署。',
  },
  SIGNATURE_KIND_REFUSED: {
    en: 'This platform does not take this kind of signature. Print the notice, sign or stamp it, and upload the scan.',
    zh: '此平台不接受這種簽署方式，請改用簽名蓋章後掃描。',
  },
  CONTACT_INCOMPLETE: {
    en: 'Postal address, telephone and a confirmed e-mail address are needed.',
    zh: '須填通訊地址、電話與已驗證的電子郵件。',
  },
  NAME_MISSING: { en: 'Give your full legal name.', zh: '請填寫您的法定全名。' },
  ROLE_MISSING: {
    en: 'Say whether you are the owner, the exclusive licensee or an agent.',
    zh: '請說明您是權利人、專屬被授權人或代理人。',
  },
  WORK_UNIDENTIFIED: {
    en: 'Describe the original work and where it can be seen.',
    zh: '請說明原作，並提供可查看的網址或證書編號。',
  },
  WORK_UNNAMED: { en: 'Name the infringed work.', zh: '請填寫被侵害著作之名稱。' },
  LOCATION_MISSING: {
    en: 'Give the exact address of the post, listing or file.',
    zh: '請提供貼文、商品或檔案的確切網址。',
  },
  LOCATION_TOO_BROAD: {
    en: 'This address is a home page, a profile or a search. Give the address of the item itself.',
    zh: '這是首頁、個人頁面或搜尋結果。請提供該項內容本身的網址。',
  },
  CAPTURE_STALE: {
    en: 'The copy has not been seen within 72 hours. We look at the page once more, within minutes; save again or come back then.',
    zh: '這份複本超過 72 小時沒有查看。我們會在幾分鐘內重新查看網頁，請稍後再回來或重新儲存。',
  },
  GOOD_FAITH_MISSING: {
    en: 'Confirm that you believe in good faith that the use is not authorised, nor allowed by law.',
    zh: '請確認您善意相信該使用未經授權亦非法律所允許。',
  },
  EXCEPTION_UNANSWERED: {
    en: 'Say whether the use may be a quotation, parody, review or news report.',
    zh: '請說明該使用是否可能屬於引用、戲仿、評論或新聞報導。',
  },
  EXCEPTION_APPLIES: {
    en: 'You said that an exception may apply. A notice would be untrue; do not file it.',
    zh: '您表示可能屬於合理使用。此時送出通知即為不實，請勿送出。',
  },
  LICENCE_UNANSWERED: {
    en: 'Look at the licences you have given and confirm that none covers this use.',
    zh: '請查看您給過的授權，並確認都不涵蓋這次使用。',
  },
  ACCURACY_MISSING: { en: 'Confirm that the notice is accurate.', zh: '請確認內容正確。' },
  AUTHORITY_MISSING: {
    en: 'Confirm under penalty of perjury that you are authorised to act.',
    zh: '請在偽證罰責下確認您有權代表。',
  },
  LIABILITY_MISSING: {
    en: 'Confirm that you accept liability if it is untrue and somebody is harmed.',
    zh: '請確認：如有不實致他人受損害，願負法律責任。',
  },
  MANDATE_MISSING: {
    en: 'An agent names the owner and adds the document that empowers them.',
    zh: '代理人須載明權利人姓名，並附上授權文件。',
  },
  REASONS_TOO_THIN: {
    en: 'Explain why it is illegal: which right, which work, why it is not licensed, and the legal ground (100 characters or more).',
    zh: '請具體說明為何違法：何種權利、何件作品、為何未經授權、法律依據（至少 100 個字元）。',
  },
  IDENTITY_UNPROVEN: {
    en: 'Name who is imitated and add a document that proves it.',
    zh: '請填寫被冒用者的名稱，並附上可證明的文件。',
  },
  NOT_AN_ADVERTISEMENT: {
    en: 'This is not a paid advertisement. Use the report for copyright or impersonation.',
    zh: '這不是付費廣告，請改用著作權或冒用身分的檢舉。',
  },
  TARGETS_OF_DIFFERENT_PROVIDERS: {
    en: 'All addresses of one notice belong to one provider.',
    zh: '同一份通知的網址須屬於同一個服務提供者。',
  },
  FIELD_MISSING: { en: 'The form of this platform asks for this.', zh: '此平台的表單要求填寫這一項。' },
  FIELD_TOO_LONG: {
    en: 'The form of this platform takes less text here.',
    zh: '此平台的表單這一項容不下這麼多字。',
  },
  PERSONAL_DATA_TOO_MUCH: {
    en: 'Leave out national id, card or bank account numbers: the other side will read the notice.',
    zh: '請刪去身分證字號、卡號或銀行帳號：對方會看到這份通知。',
  },
} as const satisfies Record<string, Bilingual>

export type RefusalCode = keyof typeof refusals

/** Where what is missing is given. */
export const places = ['claimant', 'work', 'target', 'statements', 'signature', 'identity'] as const

/** One thing that keeps a notice from being made. */
export interface NoticeFault {
  readonly element: string
  /** Of {@link NoticeFacts}, as a path: `claimant.phone`, `targets.0`. */
  readonly field: string
  readonly place: (typeof places)[number]
  readonly code: RefusalCode
  readonly message: Bilingual
}
