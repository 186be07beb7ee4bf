/** One after the other for the same key; different keys do not wait for each other. */
export class KeyTurns {
  private readonly last = new Map<string, Promise<unknown>>()

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(key) ?? Promise.resolve()
    const turn = before.then(work, work)
    this.last.set(key, turn)
    try {
      return await turn
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key)
    }
  }
}
