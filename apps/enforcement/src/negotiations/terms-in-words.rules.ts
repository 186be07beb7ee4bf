import type { SettlementTerms } from '@originseal/contracts'
import type { Bilingual } from '@originseal/documents'

/** Each undertaking as one sentence, in the order in which they are offered. */
export function termsInWords(terms: SettlementTerms): Bilingual[] {
  const amount = terms.amountTwd.toLocaleString('en-US')
  const said: (Bilingual | false)[] = [
    terms.removeBy === null
      ? { zh: '圖片可以保留在上述頁面。', en: 'The picture may stay on the page named above.' }
      : {
          zh: `圖片使用方最遲於 ${terms.removeBy}（臺灣時間）將圖片自上述頁面移除。`,
          en: `The user of the picture removes the picture from the page named above by ${terms.removeBy} (Taiwan time) at the latest.`,
        },
    terms.amountTwd === 0
      ? { zh: '雙方不支付任何款項。', en: 'No money is paid.' }
      : paymentInWords(amount, terms.payBy),
    terms.licence !== undefined && licenceInWords(terms.licence),
    terms.credit !== null && {
      zh: `標示作者：${terms.credit}`,
      en: `The author is named: ${terms.credit}`,
    },
    terms.noAdmission && {
      zh: '本和解不代表任何一方承認責任。',
      en: 'Neither side admits anything by this settlement.',
    },
    terms.retraction && retractionInWords(terms),
    terms.confidential && {
      zh: '雙方對本和解內容保密，但法律要求揭露者不在此限。',
      en: 'Both sides keep this settlement to themselves, except where the law wants it told.',
    },
  ]
  return said.filter((sentence) => sentence !== false)
}

function paymentInWords(amount: string, payBy: string | undefined): Bilingual {
  if (payBy === undefined)
    return {
      zh: `圖片使用方支付新臺幣 ${amount} 元，付款方式由雙方自行約定。`,
      en: `The user of the picture pays NT$${amount}; the parties arrange the payment between them.`,
    }
  return {
    zh: `圖片使用方最遲於 ${payBy}（臺灣時間）支付新臺幣 ${amount} 元，付款方式由雙方自行約定。`,
    en: `The user of the picture pays NT$${amount} by ${payBy} (Taiwan time) at the latest; the parties arrange the payment between them.`,
  }
}

/** When, as {@link isRetractionDue} has it. */
const retractionInWords = ({ removeBy }: SettlementTerms): Bilingual =>
  removeBy === null
    ? {
        zh: '雙方簽署後，權利人即撤回就上述頁面提出的下架通知。',
        en: 'As soon as both have signed, the right holder takes back the takedown notices about the page named above.',
      }
    : {
        zh: '上述事項完成後，權利人即撤回就上述頁面提出的下架通知。',
        en: 'As soon as this has been done, the right holder takes back the takedown notices about the page named above.',
      }

function licenceInWords({ until }: NonNullable<SettlementTerms['licence']>): Bilingual {
  const end =
    until === null
      ? { zh: '沒有期限', en: 'without a date of end' }
      : { zh: `至 ${until}（臺灣時間）為止`, en: `until the end of ${until} (Taiwan time)` }
  return {
    zh: `權利人自簽署起授權在上述頁面使用這件作品，${end.zh}；未依本和解履行時，授權即終止。`,
    en: `From signing on, the right holder allows the use of this work on the page named above, ${end.en}; it ends if this settlement is not kept.`,
  }
}
