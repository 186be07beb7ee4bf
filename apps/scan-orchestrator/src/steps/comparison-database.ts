import { Injectable } from '@nestjs/common'
import { Reads, Transaction } from '@originseal/database'
import { LikenessMemory } from '../memory/likeness-memory'
import { SeenPictures } from './seen-pictures'

/** The tables that the comparison reads and writes. */
@Injectable()
export class ComparisonDatabase {
  readonly seen: SeenPictures

  constructor(
    reads: Reads,
    readonly transaction: Transaction,
    readonly memory: LikenessMemory,
  ) {
    this.seen = new SeenPictures(reads)
  }
}
