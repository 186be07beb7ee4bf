import type { AnchorBatch } from './anchor-batch.rules'

/** The store that `StepPorts.save` describes, in memory; it can break down before or after it has stored. */
export class BatchStore {
  /** Called around every save; throws to play a process that is killed there. */
  killAt: (moment: 'before-save' | 'after-save') => void = () => {}
  private readonly rows = new Map<string, AnchorBatch>()

  get(id: string): AnchorBatch {
    const row = this.rows.get(id)
    if (!row) throw new Error(`no batch ${id}`)
    return row
  }

  ids(): string[] {
    return [...this.rows.keys()]
  }

  put(id: string, batch: AnchorBatch): void {
    this.rows.set(id, batch)
  }

  /** A `save` for one step that began with the row as it is now. */
  saveFor(id: string): (batch: AnchorBatch) => Promise<void> {
    let begun = this.get(id)
    return async (batch) => {
      this.killAt('before-save')
      if (this.get(id) !== begun) throw new Error(`batch ${id} was changed by another`)
      const nonce = batch.attempts.at(-1)?.nonce
      const rival = this.ids().find(
        (other) => other !== id && this.get(other).attempts.some((attempt) => attempt.nonce === nonce),
      )
      if (rival && nonce !== undefined) throw new Error(`nonce ${nonce} belongs to batch ${rival}`)
      this.rows.set(id, batch)
      begun = batch
      this.killAt('after-save')
    }
  }

  noncesFrom = async (nonce: number): Promise<number[]> =>
    [...this.rows.values()]
      .flatMap(({ attempts }) => attempts.map((attempt) => attempt.nonce))
      .filter((stored) => stored >= nonce)
}
