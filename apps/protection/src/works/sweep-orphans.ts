import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common'
import { Loop } from '@originseal/runtime'
import { WorkFiles } from './work-files'
import { WorksQueries } from './works.queries'

const hourMs = 3_600_000

/** Removes what a process that died in the middle of a registration left in the stores: files without a work. */
@Injectable()
export class SweepOrphans implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(SweepOrphans.name)
  private readonly loop = new Loop({ name: 'orphan sweeper', everyMs: hourMs, turn: () => this.turn() })

  constructor(
    private readonly files: WorkFiles,
    private readonly works: WorksQueries,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop()
  }

  /** `olderThan`: only what has lain so long; a younger file may belong to a registration that still runs. */
  async execute(olderThan: Date): Promise<number> {
    let removed = await this.files.objects.sweepTemporary()
    for await (const { key } of this.files.objects.list('works/', { olderThan })) {
      if (await this.works.exists(key.split('/')[1] as string)) continue
      await this.files.objects.remove(key)
      removed += 1
    }
    const { unpinned } = await this.files.content.collect(this.works.allCids(), { olderThan })
    return removed + unpinned
  }

  private async turn(): Promise<boolean> {
    const removed = await this.execute(new Date(Date.now() - hourMs))
    if (removed > 0) this.log.log(`removed ${removed} leftovers of interrupted registrations`)
    return false
  }
}
