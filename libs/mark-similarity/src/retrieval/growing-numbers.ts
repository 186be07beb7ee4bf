const firstLength = 1 << 16

/** Numbers that come one by one, in a typed array that grows; or such an array as it is, to which nothing is added. */
export class GrowingNumbers<Kept extends Uint16Array | Uint32Array> {
  private kept: Kept
  length: number

  constructor(
    private readonly make: (length: number) => Kept,
    given?: Kept,
  ) {
    this.kept = given ?? make(firstLength)
    this.length = given?.length ?? 0
  }

  push(value: number): void {
    if (this.length === this.kept.length) {
      const larger = this.make(Math.max(firstLength, this.kept.length * 2))
      larger.set(this.kept)
      this.kept = larger
    }
    this.kept[this.length++] = value
  }

  at(place: number): number {
    return this.kept[place]!
  }

  /** Numbers of a stretch as the UTF-16 units of a text. */
  text(begin: number, end: number): string {
    return String.fromCharCode.apply(undefined, this.kept.subarray(begin, end) as unknown as number[])
  }

  /** What has come so far, not copied. */
  get values(): Kept {
    return this.kept.subarray(0, this.length) as Kept
  }
}

export const growingWords = (given?: Uint32Array): GrowingNumbers<Uint32Array> =>
  new GrowingNumbers((length) => new Uint32Array(length), given)
export const growingUnits = (given?: Uint16Array): GrowingNumbers<Uint16Array> =>
  new GrowingNumbers((length) => new Uint16Array(length), given)
