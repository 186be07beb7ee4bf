/** Results by key, forgotten all at once when there are too many: what is asked for often is soon there again. */
export class RecentResults<Key, Value extends object | number | string | boolean> {
  private readonly results = new Map<Key, Value>()

  constructor(private readonly most: number) {}

  get(key: Key, compute: () => Value): Value {
    const known = this.results.get(key)
    if (known !== undefined) return known
    if (this.results.size >= this.most) this.results.clear()
    const value = compute()
    this.results.set(key, value)
    return value
  }
}
