import { Module } from '@nestjs/common'
import { OwnerTombstones } from './owner-tombstones'
import { TombstonesRepository } from './tombstones.repository'

/** Who has departed: what every other module asks before it keeps something for an owner. */
@Module({ providers: [OwnerTombstones, TombstonesRepository], exports: [OwnerTombstones] })
export class TombstonesModule {}
