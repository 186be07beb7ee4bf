import type { BlockId } from './block-folder'

/**
 * Keeps removals from taking blocks that an `add` counts on. Without locking adds out: each add notes every block
 * before it looks whether the block is there, and a removal asks right before each (synchronous) unlink.
 */
export class RemovalGuard {
  private readonly adding = new Set<Set<BlockId>>()
  /** Adds that ended while a removal runs: their pins may have come too late for the removal to see. */
  private readonly endedMeanwhile = new Set<Set<BlockId>>()
  private removals: Promise<unknown> = Promise.resolve()

  /** `noted` is where `add` notes its blocks. */
  async whileAdding<Result>(noted: Set<BlockId>, add: () => Promise<Result>): Promise<Result> {
    this.adding.add(noted)
    try {
      return await add()
    } finally {
      this.adding.delete(noted)
      this.endedMeanwhile.add(noted)
      void this.removals.then(() => this.endedMeanwhile.delete(noted))
    }
  }

  /** One removal at a time. `isCountedOn` holds for the moment only: act on it before the next await. */
  whileRemoving<Result>(remove: (isCountedOn: (id: BlockId) => boolean) => Promise<Result>): Promise<Result> {
    const running = this.removals.then(() => remove((id) => this.isCountedOn(id)))
    this.removals = running.then(
      () => undefined,
      () => undefined,
    )
    return running
  }

  private isCountedOn(id: BlockId): boolean {
    for (const noted of this.adding) if (noted.has(id)) return true
    for (const noted of this.endedMeanwhile) if (noted.has(id)) return true
    return false
  }
}
