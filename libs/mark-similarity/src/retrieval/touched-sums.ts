/** Sums of the marks that some keys of a query have. The arrays stay from query to query: a search makes no garbage of them. */
export class TouchedSums {
  /** Of each mark; 0 for one that no key has. */
  private readonly sums: Float64Array
  private readonly touched: Uint32Array
  private count = 0

  /** @param numbers of marks @param most marks that a query may touch */
  constructor(numbers: number, most: number) {
    this.sums = new Float64Array(numbers)
    this.touched = new Uint32Array(Math.min(most, numbers))
  }

  get bytes(): number {
    return this.sums.byteLength + this.touched.byteLength
  }

  /** The marks that have a sum, in the order in which they came; valid until the next `add` or `forget`. */
  get marks(): Uint32Array {
    return this.touched.subarray(0, this.count)
  }

  sumOf(mark: number): number {
    return this.sums[mark]!
  }

  /** @param gain above 0 */
  add(mark: number, gain: number): void {
    if (this.sums[mark] === 0) this.touched[this.count++] = mark
    this.sums[mark]! += gain
  }

  forget(): void {
    for (const mark of this.marks) this.sums[mark] = 0
    this.count = 0
  }
}
