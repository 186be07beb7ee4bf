import { createHash } from 'node:crypto'
import { loadPage } from '@originseal/crawling'
import type { SeenPage } from './seen-page'
import { visibleText } from './wall'

/** Words by which pages say that an item is not there. They support, and never decide alone. */
const tombstone =
  /找不到|不存在|已(?:經)?(?:下架|刪除|移除|結束)|無此商品|沒有這個頁面|not found|no longer (?:available|exists)|(?:has been|was) removed|does not exist|doesn[’']t exist|isn[’']t available|page unavailable/i

/** So many of 64 bits may differ (Charikar 2002, as used for near-duplicates of pages by Manku and others, 2007). */
const nearBits = 3

export const saysNotFound = ({ html, url }: SeenPage): boolean =>
  tombstone.test(visibleText(loadPage(html, url).$))

/** Whether two pages say the same but for numbers. */
export function saySame(one: SeenPage, other: SeenPage): boolean {
  return distance(fingerprintOf(one), fingerprintOf(other)) <= nearBits
}

/**
 * An address of the same shape that never was: the part that names the item is another one of the same length and alphabet.
 * @param chance gives numbers from 0 up to 1
 */
export function siblingOf(address: string, chance: () => number): string | undefined {
  const url = new URL(address)
  const text = url.pathname + url.search
  const names = [...text.matchAll(/[A-Za-z0-9]+/g)]
  const item = names.findLast(([name]) => /\d/.test(name)) ?? names.at(-1)
  if (!item) return undefined
  const other = [...item[0]].map((sign) => otherSign(sign, chance)).join('')
  return other === item[0]
    ? undefined
    : url.origin + text.slice(0, item.index) + other + text.slice(item.index + item[0].length)
}

const alphabets = ['123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function otherSign(sign: string, chance: () => number): string {
  const alphabet = alphabets.find((signs) => signs.includes(sign)) ?? '123456789'
  return alphabet[Math.floor(chance() * alphabet.length)] as string
}

/** SimHash over runs of three words. */
function fingerprintOf({ html, url }: SeenPage): bigint {
  const text = visibleText(loadPage(html, url).$).slice(0, 20_000).replace(/\d+/g, '')
  const words = text.toLowerCase().match(/\p{Script=Han}|\p{L}+/gu) ?? []
  const weights = Array.from({ length: 64 }, () => 0)
  for (let at = 0; at < Math.max(1, words.length - 2); at += 1) {
    const hash = createHash('sha256')
      .update(words.slice(at, at + 3).join(' '))
      .digest()
      .readBigUInt64BE()
    for (let bit = 0; bit < 64; bit += 1)
      weights[bit] = (weights[bit] as number) + ((hash >> BigInt(bit)) & 1n ? 1 : -1)
  }
  return weights.reduce((bits, weight, bit) => (weight > 0 ? bits | (1n << BigInt(bit)) : bits), 0n)
}

function distance(one: bigint, other: bigint): number {
  let count = 0
  for (let bits = one ^ other; bits > 0n; bits &= bits - 1n) count += 1
  return count
}
