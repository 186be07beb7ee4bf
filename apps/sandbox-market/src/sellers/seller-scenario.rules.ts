/** How a seller can behave; a listing names one in its description, as `seller:licensed`. */
export const sellerScenarios = ['pays', 'licensed', 'mistaken', 'silent', 'breaks'] as const
export type SellerScenario = (typeof sellerScenarios)[number]

/** As the message page says it. */
export const scenarioWords: Readonly<Record<SellerScenario, string>> = {
  pays: '提出付款和解；雙方簽署後移除商品，並表示已付款',
  licensed: '表示有授權，並附上佐證',
  mistaken: '表示圖片是自己的作品，並附上佐證',
  silent: '讀了訊息，但不回覆',
  breaks: '提出當天移除的和解並簽署，但之後沒有履行',
}

/** What a listing's description asks for; without a word of it the seller wants to settle. */
export function sellerOf(description: string): SellerScenario {
  const name = /(?:^|\s)seller:([a-z]{1,20})(?:\s|$)/.exec(description)?.[1]
  return sellerScenarios.find((scenario) => scenario === name) ?? 'pays'
}

/** The first page of a respondent that a message names, at this origin and nowhere else. */
export function pageNamed(text: string, origin: string): string | undefined {
  const start = `${origin}/d/`
  const [, rest] = text.split(start, 2)
  const token = rest === undefined ? undefined : /^[\w-]{22,64}/.exec(rest)?.[0]
  return token === undefined ? undefined : `${start}${token}`
}
