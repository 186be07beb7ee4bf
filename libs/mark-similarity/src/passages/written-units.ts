/** A character in Han script, or a run of Latin letters and digits, with its place in the text. */
export interface WrittenUnit {
  readonly start: number
  readonly end: number
  readonly isHan: boolean
}

const unit = /(\p{Script=Han})|[\p{Script=Latin}\p{M}\p{Nd}'’&.]+/gu
/** What may stand within a name: it is written over more than once to keep searches from it. */
const withinName = /^[\s\p{M}·・‧.\-_*'’&]*$/u

/** The units of a text, those apart that something stands between which no name is written over. */
export function unitsOf(text: string): WrittenUnit[][] {
  const runs: WrittenUnit[][] = []
  let end = 0
  for (const found of text.matchAll(unit)) {
    const next = { start: found.index, end: found.index + found[0].length, isHan: found[1] !== undefined }
    const last = runs.at(-1)
    if (last && withinName.test(text.slice(end, next.start))) last.push(next)
    else runs.push([next])
    end = next.end
  }
  return runs
}
