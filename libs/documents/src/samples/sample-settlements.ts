import type { SettlementInput } from '../settlement/settlement-input'
import { digest } from './sample-certificates'

const content = '{"amountTwd":3000,"version":1}'

/** One with a payment. */
export const sampleSettlement = (): SettlementInput => ({
  caseNumber: 'ZK-2611-001',
  claimantName: '林小原',
  workTitle: '島嶼晨光',
  certificateUrl: 'https://originseal.example/verify/0b3f0a4e-6d8f-4a0e-9c54-0d6f1d1a7c11',
  pageUrl: 'https://shop.example/items/1',
  terms: [
    {
      zh: '圖片使用方最遲於 2026-12-10（臺灣時間）將圖片自上述頁面移除。',
      en: 'The user of the picture removes the picture from the page named above by 2026-12-10 (Taiwan time) at the latest.',
    },
    {
      zh: '圖片使用方支付新臺幣 3,000 元，付款方式由雙方自行約定。',
      en: 'The user of the picture pays NT$3,000; the parties arrange the payment between them.',
    },
  ],
  termsHash: digest(content),
  content,
  signatures: [
    { party: 'claimant', signedName: '林小原', signedAt: '2026-11-24T04:00:00.000Z' },
    { party: 'respondent', signedName: '陳大文', signedAt: '2026-11-23T04:00:00.000Z' },
  ],
  generatedAt: new Date('2026-11-24T04:00:00.000Z'),
  sample: true,
})
