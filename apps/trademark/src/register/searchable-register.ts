import { setImmediate as otherWork } from 'node:timers/promises'
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import type { RegisterSnapshot } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import { ElementCounter, parseMark, warmUp } from '@originseal/mark-similarity'
import { Loop } from '@originseal/runtime'
import { atOnce, comparedText, indexMarks, type IndexedMarks } from './index-marks'
import { RegisterQueries } from './register.queries'

/** A register in memory. */
export interface LoadedRegister extends IndexedMarks {
  readonly snapshot: RegisterSnapshot
}

const lookAgainMs = 5_000
/** What is common shows in a part of a large register. */
const mostCounted = 50_000

/** Keeps the register in memory: loads it at the start, and again when another file was imported whole. */
@Injectable()
export class SearchableRegister implements OnApplicationBootstrap, OnApplicationShutdown {
  private loaded: LoadedRegister | undefined
  private readonly loop = new Loop({ name: 'register', everyMs: lookAgainMs, turn: () => this.follow() })

  constructor(private readonly register: RegisterQueries) {}

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
    if (!imported || imported.sha256 === this.loaded?.snapshot.sha256) return false
    this.loaded = await this.load(imported)
    return true
  }

  private async countElements(): Promise<ElementCounter> {
    const counter = new ElementCounter()
    const step = Math.max(1, Math.floor((await this.register.count()) / mostCounted))
    const sample = await this.register.everyFew(step)
    for (const [i, mark] of sample.entries()) {
      counter.add(parseMark(comparedText(mark)))
      if (i % atOnce === 0) await otherWork()
    }
    return counter
  }

  private async load(imported: Omit<RegisterSnapshot, 'rows'>): Promise<LoadedRegister> {
    for (const _ of warmUp()) await otherWork()
    const indexed = await indexMarks(this.register.pages(), await this.countElements())
    return { ...indexed, snapshot: { ...imported, rows: indexed.size } }
  }
}
