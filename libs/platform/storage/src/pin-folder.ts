import { renameSync, statSync, unlinkSync } from 'node:fs'
import { access, readFile, rename, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { BlockId } from './block-folder'
import type { CidProfileName } from './cid-profile'
import { isMissing } from './file-errors'
import { ignoreMissing, namesIn, type TemporaryFolder } from './temporary-folder'

/** A root that is kept, with the blocks it needs: so that removing one root never has to read another's blocks. */
export interface Pin {
  readonly cid: string
  readonly profile: CidProfileName
  readonly blocks: readonly BlockId[]
}

const pinned = '.json'
/** No longer pinned, but its blocks are not yet removed: a removal that was cut short is found by this. */
const leaving = '.leaving'

/** Pins as files named by CID. */
export class PinFolder {
  constructor(
    private readonly folder: string,
    private readonly temporary: TemporaryFolder,
  ) {}

  async write(pin: Pin): Promise<void> {
    await this.temporary.publish(this.pathOf(pin.cid, pinned), (file) => file.writeFile(JSON.stringify(pin)))
  }

  async has(cid: string): Promise<boolean> {
    try {
      await access(this.pathOf(cid, pinned))
      return true
    } catch (error) {
      ignoreMissing(error)
      return false
    }
  }

  async remove(cid: string): Promise<void> {
    await unlink(this.pathOf(cid, pinned)).catch(ignoreMissing)
  }

  /** Synchronous for the same reason as `BlockFolder.removeNow`. */
  removeNow(cid: string): void {
    try {
      unlinkSync(this.pathOf(cid, pinned))
    } catch (error) {
      ignoreMissing(error)
    }
  }

  /** Takes the pin away but remembers its blocks until `forget`. */
  async startLeaving(cid: string): Promise<void> {
    await rename(this.pathOf(cid, pinned), this.pathOf(cid, leaving)).catch(ignoreMissing)
  }

  /** The same unless it was pinned again at or after `olderThan`; synchronous, so that this cannot happen between. */
  startLeavingNow(cid: string, olderThan: Date): void {
    const path = this.pathOf(cid, pinned)
    try {
      if (statSync(path).mtime < olderThan) renameSync(path, this.pathOf(cid, leaving))
    } catch (error) {
      ignoreMissing(error)
    }
  }

  async forget(cid: string): Promise<void> {
    await unlink(this.pathOf(cid, leaving)).catch(ignoreMissing)
  }

  list(): AsyncGenerator<Pin & { readonly storedAt: Date }> {
    return this.read(pinned)
  }

  listLeaving(): AsyncGenerator<Pin & { readonly storedAt: Date }> {
    return this.read(leaving)
  }

  private async *read(suffix: string): AsyncGenerator<Pin & { readonly storedAt: Date }> {
    for (const name of await namesIn(this.folder)) {
      if (!name.endsWith(suffix)) continue
      const path = join(this.folder, name)
      try {
        const pin = JSON.parse(await readFile(path, 'utf8')) as Pin
        yield { ...pin, storedAt: (await stat(path)).mtime }
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    }
  }

  private pathOf(cid: string, suffix: string): string {
    return join(this.folder, cid + suffix)
  }
}
