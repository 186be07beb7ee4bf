import { Injectable } from '@nestjs/common'
import { Reads, statements } from '@originseal/database'
import { RegisterQueries } from '../register/register.queries'
import type { DB } from '../tables'

const db = statements<DB>()

/** A picture with its fingerprints, and the mark that it is of. */
export interface FingerprintedPicture {
  readonly source: string
  readonly applicationNumber: string
  readonly sha256: string
  readonly hashes: string[]
  readonly classes: number[]
  readonly figures: string[]
}

export interface PictureCounts {
  readonly examined: number
  readonly waiting: number
  readonly unreadable: number
  /** Marks whose pictures were not imported. */
  readonly absent: number
}

@Injectable()
export class PicturesQueries {
  constructor(
    private readonly reads: Reads,
    private readonly register: RegisterQueries,
  ) {}

  /** Some that have no fingerprints yet. */
  async waiting(limit: number): Promise<string[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('picture')
        .select('sha256')
        .where('hashes', 'is', null)
        .where('fault', 'is', null)
        .orderBy('sha256')
        .limit(limit),
    )
    return rows.map(({ sha256 }) => sha256)
  }

  async counts(): Promise<PictureCounts> {
    const [pictures] = await this.reads.rows(
      db.selectFrom('picture').select(({ fn, eb }) => [
        fn.count<string>('hashes').as('examined'),
        fn.count<string>('fault').as('unreadable'),
        fn
          .countAll<string>()
          .filterWhere(eb.and([eb('hashes', 'is', null), eb('fault', 'is', null)]))
          .as('waiting'),
      ]),
    )
    return {
      examined: Number(pictures?.examined ?? 0),
      waiting: Number(pictures?.waiting ?? 0),
      unreadable: Number(pictures?.unreadable ?? 0),
      absent: await this.register.countWithoutPictures(),
    }
  }

  /** Every picture that has fingerprints, of each mark that has it, a page of marks at a time. */
  async *pages(): AsyncGenerator<FingerprintedPicture[]> {
    for await (const marks of this.register.picturedPages()) {
      const hashes = await this.hashesOf(marks.flatMap(({ pictures }) => pictures))
      yield marks.flatMap(({ pictures, ...mark }) =>
        pictures.flatMap((sha256) => {
          const known = hashes.get(sha256)
          return known ? [Object.assign({ sha256, hashes: known }, mark)] : []
        }),
      )
    }
  }

  private async hashesOf(pictures: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('picture')
        .select(['sha256', 'hashes'])
        .where('sha256', 'in', [...new Set(pictures)])
        .where('hashes', 'is not', null),
    )
    return new Map(rows.map(({ sha256, hashes }) => [sha256, hashes ?? []]))
  }
}
