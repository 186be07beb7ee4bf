import { setImmediate as otherWork } from 'node:timers/promises'
import { Injectable } from '@nestjs/common'
import type { FoundMarkView, LikenessLevel } from '@originseal/contracts'
import { dateIn } from '@originseal/calendars'
import { OnJob, type RunningJob } from '@originseal/jobs'
import { findMarks } from '../analysis/find-marks'
import { GoodsList } from '../goods/goods-list'
import { examineImport } from '../register/examine-import.job'
import { indexedMarks, indexMarks } from '../register/index-marks'
import { RegisterQueries, type StoredMark } from '../register/register.queries'
import { SearchableRegister } from '../register/searchable-register'
import { isOpen } from './opposition.rules'
import { RecordConflict } from './record-conflict'
import { WatchesQueries, type Watch } from './watches.queries'

/** Marks that are told of for one watch, of one page of an import. */
const mostConflicts = 25
const told = new Set<LikenessLevel>(['very-high', 'high'])

/**
 * Holds what an import brought against every watched name: an index of these marks alone is made, and each name is searched in it.
 * A mark is told of while something can be done about it: when it is filed, and again when it is published and can be opposed. It can
 * be repeated: what is known is not told again.
 */
@Injectable()
export class ExamineImport {
  constructor(
    private readonly register: SearchableRegister,
    private readonly marks: RegisterQueries,
    private readonly watches: WatchesQueries,
    private readonly recordConflict: RecordConflict,
    private readonly goods: GoodsList,
  ) {}

  @OnJob(examineImport)
  async execute({ payload, signal }: RunningJob<{ number: number }>): Promise<void> {
    const today = dateIn('Asia/Taipei', new Date())
    const knownUntil = await this.marks.knownBefore(payload.number)
    for await (const page of this.marks.pages({ after: payload.number - 1, upTo: payload.number })) {
      signal.throwIfAborted()
      const open = page.filter((mark) => isOpen(mark, today, knownUntil))
      if (open.length > 0) await this.examine(open, signal)
    }
  }

  private async examine(marks: StoredMark[], signal: AbortSignal): Promise<void> {
    const { snapshot, frequencies } = this.register.current
    const { crossSearched } = this.goods.current
    const issue = { snapshot, ...indexedMarks(await indexMarks([marks], frequencies)) }
    const stored = new Map(marks.map((mark) => [mark.applicationNumber, mark]))
    for await (const page of this.watches.pages())
      for (const watch of page) {
        signal.throwIfAborted()
        await otherWork()
        const { name, classes } = watch
        for (const found of findMarks(
          issue,
          { name, classes, groups: [], top: mostConflicts },
          crossSearched,
        )) {
          const mark = stored.get(found.applNo)
          if (mark && told.has(found.level)) await this.record(watch, found, mark)
        }
      }
  }

  private record(watch: Watch, mark: FoundMarkView, { source, publishedOn }: StoredMark): Promise<void> {
    const conflict = { watchId: watch.id, source, mark, publishedOn, foundAt: new Date() }
    return this.recordConflict.execute(watch, conflict)
  }
}
