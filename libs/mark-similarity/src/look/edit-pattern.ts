import { editRatio } from './edit-ratio'

/** Units of a text that a word of 32 bits can hold. */
const mostUnits = 32
/**
 * Of each UTF-16 unit, at which places of the text `tabled` it stands. One table for all patterns: a quarter of a MiB for
 * each, and the collector would run for nothing else.
 */
const places = new Int32Array(1 << 16)
let tabled = ''

function fillTable(text: string): void {
  for (let i = 0; i < tabled.length; i++) places[tabled.charCodeAt(i)] = 0
  for (let i = 0; i < text.length; i++) places[text.charCodeAt(i)]! |= 1 << i
  tabled = text
}

/**
 * A text that many others are held against. Its edit distance from another takes one step a unit of the other: a column of
 * Levenshtein's table as bits (G. Myers 1999, https://doi.org/10.1145/316542.316550; as Hyyrö 2003 gives it for whole texts).
 * A longer text than 32 units goes by the table itself.
 */
export class EditPattern {
  readonly length: number

  constructor(private readonly text: string) {
    this.length = text.length
  }

  private get isLong(): boolean {
    return this.length > mostUnits
  }

  /** As `editRatio` of the two texts; the other one as the first `length` of some units. */
  ratioTo(units: Uint16Array, length: number): number {
    if (this.length === 0 || length === 0) return 0
    if (this.isLong) return editRatio(this.text, String.fromCharCode(...units.subarray(0, length)))
    if (tabled !== this.text) fillTable(this.text)
    return 1 - this.distanceTo(units, length) / Math.max(this.length, length)
  }

  private distanceTo(units: Uint16Array, length: number): number {
    const last = 1 << (this.length - 1)
    let distance = this.length
    // Where the table's column goes up, and where it goes down.
    let [up, down] = [-1, 0]
    for (let at = 0; at < length; at++) {
      const same = places[units[at]!]!
      const vertical = same | down
      const diagonal = (((same & up) + up) ^ up) | same
      const rise = down | ~(diagonal | up)
      const fall = up & diagonal
      if ((rise & last) !== 0) distance += 1
      else if ((fall & last) !== 0) distance -= 1
      const risen = (rise << 1) | 1
      up = (fall << 1) | ~(vertical | risen)
      down = risen & vertical
    }
    return distance
  }
}
