import type { DeskStep } from './scenario.rules'

/** Steps that the desk writes about; of the others a shop tells nobody. */
export type WrittenStep = Exclude<DeskStep, 'report-undelivered' | 'wall-off' | 'put-back'>

export interface DeskCase {
  /** Of the desk: SM-2026-000123. */
  readonly reference: string
  readonly url: string
}

const removed = ({ reference, url }: DeskCase): string =>
  `您檢舉的商品 ${url} 已經移除。\n案件編號：${reference}\n\nThe listing has been removed.\n`

/** What the desk writes, as such desks do: Chinese first, the number in it. A report of delivery has a form of its own. */
export const deskWords: Readonly<Record<WrittenStep, (given: DeskCase) => string>> = {
  acknowledge: ({ reference }) =>
    `您好，我們已收到您的通知，案件編號：${reference}，將儘速處理。\n\nWe have received your notice. Case number: ${reference}.\n`,
  'ask-supplement': ({ reference, url }) =>
    `您的通知資料不足，請於 5 個工作日內補正權利證明。\n案件編號：${reference}\n${url}\n`,
  remove: removed,
  hide: removed,
  'hide-softly': removed,
  reject: ({ reference, url }) => `經審查，${url} 未構成著作權侵權，本案不予處理。\n案件編號：${reference}\n`,
  'forward-counter-notice': ({ reference, url }) =>
    `使用者已就 ${url} 提出回復通知，依著作權法第 90 條之 9 轉送予您。\n案件編號：${reference}\n\n> 姓名：賣家 王大明\n> 地址：台北市中正區重慶南路一段 1 號\n> 電話：+886223450000\n> 本人善意相信有合法權利，請求回復；如有不實願負法律責任；同意轉送。\n`,
  'out-of-office': () => '本信箱目前無人值班，將於上班時間處理。\n\nI am out of the office.\n',
}
