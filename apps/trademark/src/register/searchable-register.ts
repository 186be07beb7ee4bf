import { setImmediate as otherWork } from 'node:timers/promises'
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import type { RegisterSnapshot } from '@originseal/contracts'
import { Problem } from '@originseal/http'
import {
  ElementCounter,
  IndexBuilder,
  PackedMarks,
  parseMark,
  warmUp,
  type SearchedRegister,
} from '@originseal/mark-similarity'
import { Loop } from '@originseal/runtime'
import { RegisterQueries, type StoredMark } from './register.queries'

/** What a mark says: its words where the office gives them, else its name, of which labels are left out. */
export const comparedText = ({ words, name }: Pick<StoredMark, 'words' | 'name'>): string => words || name

/** A register in memory, with the index over it. */
export interface LoadedRegister extends SearchedRegister {
  readonly snapshot: RegisterSnapshot
  markOf(number: number): StoredMark
}

const lookAgainMs = 5_000
/** Marks that are entered before other work has its turn: some milliseconds. */
const atOnce = 20
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
    const frequencies = await this.countElements()
    const marks: StoredMark[] = []
    const packed = new PackedMarks(frequencies)
    const builder = new IndexBuilder()
    for await (const page of this.register.pages())
      for (const mark of page) {
        const text = parseMark(comparedText(mark))
        builder.add(text, mark.classes)
        packed.add(text)
        marks.push(mark)
        if (marks.length % atOnce === 0) await otherWork()
      }
    return {
      snapshot: { ...imported, rows: marks.length },
      source: builder.build(),
      frequencies,
      preparedOf: (number) => packed.get(number),
      classesOf: (number) => marks[number]!.classes,
      markOf: (number) => marks[number]!,
    }
  }
}
