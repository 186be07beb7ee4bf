/** Lets those who ask for the same thing at the same time wait for one run of the work that makes it. */
export class SharedCalls<Result> {
  private readonly running = new Map<string, Promise<Result>>()

  run(key: string, work: () => Promise<Result>): Promise<Result> {
    const shared = this.running.get(key) ?? work().finally(() => this.running.delete(key))
    this.running.set(key, shared)
    return shared
  }
}
