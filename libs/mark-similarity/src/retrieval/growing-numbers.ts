/** Numbers that come one by one, in a typed array that grows. */
export class GrowingNumbers<Kept extends Uint16Array | Uint32Array | Float32Array> {
  private kept: Kept
  length = 0

  constructor(private readonly make: (length: number) => Kept) {
    this.kept = make(1 << 16)
  }

  push(value: number): void {
    if (this.length === this.kept.length) {
      const larger = this.make(this.kept.length * 2)
      larger.set(this.kept)
      this.kept = larger
    }
    this.kept[this.length++] = value
  }

  /** What has come so far, not copied. */
  get values(): Kept {
    return this.kept.subarray(0, this.length) as Kept
  }
}

export const growingWords = (): GrowingNumbers<Uint32Array> => new GrowingNumbers((n) => new Uint32Array(n))
