import { setImmediate as otherWork } from 'node:timers/promises'
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import type { RegisterSnapshot } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { searchMarks, warmingSearches, warmUp } from '@originseal/mark-similarity'
import { Loop } from '@originseal/runtime'
import { indexedMarks, type IndexAndRows, type IndexedMarks } from './index-marks'
import { indexWhole } from './index-whole'
import { mergeRecent } from './merge-recent'
import { RegisterQueries, type ImportedRegister } from './register.queries'
import { wordsOf } from './sampled-elements'
import { StoredIndex } from './stored-index'

/** A register in memory. */
export interface LoadedRegister extends IndexedMarks {
  readonly snapshot: RegisterSnapshot
}

/** An index of all that was imported up to a file, which nothing was added to while it was made. */
interface WholeIndex extends IndexAndRows {
  readonly sha256: string
  readonly upTo: number
}

const lookAgainMs = 5_000
/** With more recent marks than these the index is made anew: as many, or such a share of the register. */
const mostRecent = { marks: 5_000, share: 0.05 }
/** Earlier registers whose index may be in the store. */
const mostEarlier = 30

/**
 * Keeps the register in memory: reads its index at the start, or makes it, and goes on with what is imported. An issue is merged at
 * query time; the index is made anew, and kept in the object store, when much has come.
 */
@Injectable()
export class SearchableRegister implements OnApplicationBootstrap, OnApplicationShutdown {
  private loaded: LoadedRegister | undefined
  private whole: WholeIndex | undefined
  private unstored: WholeIndex | undefined
  private readonly loop = new Loop({ name: 'register', everyMs: lookAgainMs, turn: () => this.follow() })

  constructor(
    private readonly register: RegisterQueries,
    private readonly stored: StoredIndex,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  onApplicationShutdown(): Promise<void> {
    return this.loop.stop()
  }

  /** @throws Problem TRADEMARK_REGISTER_NOT_READY until the first one is loaded */
  get current(): LoadedRegister {
    if (!this.loaded) throw new Problem('TRADEMARK_REGISTER_NOT_READY')
    return this.loaded
  }

  /** True where the register has changed while it was loaded. */
  private async follow(): Promise<boolean> {
    const imported = await this.register.imported()
    const changed = imported !== undefined && imported.snapshot.sha256 !== this.loaded?.snapshot.sha256
    if (changed) this.loaded = await this.load(imported)
    if (this.unstored) {
      await this.stored.write(this.unstored.sha256, this.unstored)
      this.unstored = undefined
    }
    return changed
  }

  private async load(imported: ImportedRegister): Promise<LoadedRegister> {
    for (const _ of warmUp()) await otherWork()
    const marks = (await this.grown(imported)) ?? (await this.made(imported))
    if (!this.loaded) await warmSearches(marks)
    return { ...marks, snapshot: { ...imported.snapshot, rows: marks.size } }
  }

  /** An index that there is, with what came since; undefined where it is better made anew. */
  private async grown(imported: ImportedRegister): Promise<IndexedMarks | undefined> {
    const whole = await this.earlier(imported)
    if (!whole) return undefined
    this.whole = whole
    const newest = imported.files.at(-1)!.number
    if (whole.upTo === newest) return indexedMarks(whole)
    const range = { after: whole.upTo, upTo: newest }
    const most = Math.max(mostRecent.marks, whole.rows.length * mostRecent.share)
    if ((await this.register.countOf(range)) > most) return undefined
    return mergeRecent(whole, this.register.pages(range))
  }

  /** The newest index of these files or of the first of them: in memory, else in the store. */
  private async earlier({ files }: ImportedRegister): Promise<WholeIndex | undefined> {
    for (const { upToHere: sha256, number } of files.slice(-mostEarlier).reverse()) {
      if (this.whole?.sha256 === sha256) return this.whole
      const stored = await this.stored.read(sha256)
      if (stored) return { ...stored, sha256, upTo: number }
    }
    return undefined
  }

  private async made(imported: ImportedRegister): Promise<IndexedMarks> {
    const made = await indexWhole(this.register)
    const { sha256 } = imported.snapshot
    const after = await this.register.imported()
    const stood = !imported.underway && !after?.underway && after?.snapshot.sha256 === sha256
    this.whole = stood ? { ...made, sha256, upTo: imported.files.at(-1)!.number } : undefined
    this.unstored = this.whole
    return indexedMarks(made)
  }
}

/** Searches names of the register itself. */
async function warmSearches(marks: IndexedMarks): Promise<void> {
  for (let i = 0; i < Math.min(warmingSearches, marks.size); i++) {
    const mark = marks.markOf(Math.floor((i * marks.size) / warmingSearches) % marks.size)
    searchMarks(marks, { text: wordsOf(mark), classes: i % 2 === 0 ? mark.classes : [], top: 25 })
    await otherWork()
  }
}
