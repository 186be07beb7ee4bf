import type { GoodsNames } from './mark-record'

const opens = '（(〔[【'
const closes = '）)〕]】'
const parts = '、；;，,。'

/**
 * Names of goods out of the run of text in which an office writes them: `咖啡；茶（紅茶、綠茶）。` What stands in brackets belongs to
 * the name before it.
 */
export function namesOfGoods(text: string): string[] {
  const names: string[] = []
  let name = ''
  let depth = 0
  for (const character of text.normalize('NFKC')) {
    if (opens.includes(character)) depth += 1
    else if (closes.includes(character)) depth = Math.max(0, depth - 1)
    if (depth === 0 && parts.includes(character)) {
      names.push(name.trim())
      name = ''
    } else name += character
  }
  return [...new Set([...names, name.trim()].filter(Boolean))]
}

/** Names under their class, each class once; of old classes none. */
export function goodsOf(
  rows: readonly { code: string; text: string }[],
  classes: readonly number[],
): GoodsNames[] {
  return classes.flatMap((each) => {
    const names = rows.filter(({ code }) => Number(code) === each).flatMap(({ text }) => namesOfGoods(text))
    return names.length > 0 ? [{ class: each, names: [...new Set(names)] }] : []
  })
}
