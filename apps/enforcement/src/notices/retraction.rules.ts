import type { RetractionCause } from '@originseal/contracts'
import type { Bilingual } from '@originseal/documents'
import type { SignedNotice } from './notice-content'

/** Everything that a retraction says. It is declared by what the claimant did, not signed again. */
export interface RetractionContent {
  readonly form: 'retraction/1'
  readonly caseNumber: string
  readonly because: RetractionCause
  readonly declaredAt: string
  readonly signer: { readonly legalName: string }
  /** The notice that it takes back. */
  readonly notice: {
    readonly title: Bilingual
    readonly signedAt: string
    readonly contentSha256: string
    /** Message-ID of its mail, or the number that was given for it; null where neither is known. */
    readonly reference: string | null
  }
  /** Byte for byte as they stand in the notice. */
  readonly urls: readonly string[]
}

export interface Retraction {
  readonly because: RetractionCause
  readonly declaredAt: Date
  readonly reference: string | null
}

export const retractionOf = (
  { content, contentSha256, signature }: SignedNotice,
  { because, declaredAt, reference }: Retraction,
): RetractionContent => ({
  form: 'retraction/1',
  caseNumber: content.caseNumber,
  because,
  declaredAt: declaredAt.toISOString(),
  signer: { legalName: content.signer.legalName },
  notice: { title: content.title, signedAt: signature.signedAt, contentSha256, reference },
  urls: content.urls,
})

export const retractionTitle: Bilingual = { en: 'Retraction of a notice', zh: '撤回通知' }

/** What whoever has the notice is asked for: after a settlement the content is as both sides want it. */
const asked: Readonly<Record<RetractionCause, Bilingual>> = {
  withdrawn: {
    en: 'The claimant no longer claims that this use infringes. Please do not act on the notice. If content was removed or an account was penalised because of it, please undo that.',
    zh: '權利人不再主張這項使用構成侵權，請勿依該通知採取措施。若內容已因該通知遭移除，或帳號因此受到處分，請予以回復。',
  },
  settled: {
    en: 'Both sides have settled. Please close what the notice has begun, and do not count it against the account.',
    zh: '雙方已達成和解。請結束依該通知進行的程序，也請勿將其列為該帳號的違規紀錄。',
  },
}

/** As plain text, English first; no line is broken, so that addresses stay whole. */
export const retractionText = (content: RetractionContent): string =>
  `${inEnglish(content)}\n${'='.repeat(60)}\n\n${inChinese(content)}`

function inEnglish({ caseNumber, because, declaredAt, signer, notice, urls }: RetractionContent): string {
  return [
    `${retractionTitle.en} (${caseNumber})`,
    `${signer.legalName} takes back the notice named below. ${asked[because].en}`,
    [
      `Notice: ${notice.title.en}`,
      `Signed: ${signer.legalName}, ${notice.signedAt}`,
      `SHA-256 of its content: ${notice.contentSha256}`,
      ...(notice.reference === null ? [] : [`Reference: ${notice.reference}`]),
      `Taken back: ${declaredAt}`,
    ].join('\n'),
    ['Addresses:', ...urls.map((url) => `  ${url}`)].join('\n'),
    'This was declared by the person named in it. OriginSeal transports it.\n',
  ].join('\n\n')
}

function inChinese({ caseNumber, because, declaredAt, signer, notice, urls }: RetractionContent): string {
  return [
    `${retractionTitle.zh}（${caseNumber}）`,
    `${signer.legalName} 撤回下列通知。${asked[because].zh}`,
    [
      `通知：${notice.title.zh}`,
      `簽署：${signer.legalName}，${notice.signedAt}`,
      `內容 SHA-256：${notice.contentSha256}`,
      ...(notice.reference === null ? [] : [`編號：${notice.reference}`]),
      `撤回時間：${declaredAt}`,
    ].join('\n'),
    ['網址：', ...urls.map((url) => `  ${url}`)].join('\n'),
    '本聲明由文中所載之人作成，由原印 OriginSeal 代為傳送。\n',
  ].join('\n\n')
}
