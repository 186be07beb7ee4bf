/** A record is no longer than this; a longer one has lost its end. */
const mostCharacters = 4_000_000

/** Where the next element of a name begins, from a place on; -1 where none does. */
function beginOf(text: string, element: string, from: number): number {
  const tag = `<${element}`
  for (let at = text.indexOf(tag, from); at >= 0; at = text.indexOf(tag, at + 1)) {
    const next = text[at + tag.length]
    // At the end of a piece a longer name may go on: `<case-file-header` is no `<case-file`.
    if (next === undefined) return -1
    if (next === '>' || next === '/' || next.trim() === '') return at
  }
  return -1
}

/**
 * Cuts a stream of text into the elements of one name, whatever stands around them. Where the end of one is missing, the next
 * one's begin is its end, so that a broken record costs no other. Memory: one record and one piece of the stream.
 */
export async function* splitRecords(
  pieces: AsyncIterable<string> | Iterable<string>,
  element: string,
): AsyncGenerator<string> {
  const end = `</${element}>`
  let text = ''
  for await (const piece of pieces) {
    text += piece
    let from = 0
    for (let begin = beginOf(text, element, 0); begin >= 0; begin = beginOf(text, element, from)) {
      from = begin
      const ended = text.indexOf(end, begin)
      const next = beginOf(text, element, begin + 1)
      if (ended < 0 && next < 0) break
      from = ended >= 0 && (next < 0 || ended < next) ? ended + end.length : next
      yield text.slice(begin, from)
    }
    // What comes before a begin is none of ours, but the last letters may be half a begin.
    const begin = beginOf(text, element, from)
    text = begin >= 0 ? text.slice(begin) : text.slice(Math.max(from, text.length - element.length - 1))
    if (text.length > mostCharacters) {
      yield text
      text = ''
    }
  }
  if (beginOf(text, element, 0) === 0) yield text
}
