import { Module } from '@nestjs/common'
import { ParkedEventsController } from './parked-events.controller'
import { ReadParkedEvents } from './read-parked-events'
import { RedriveEvents } from './redrive-events'

/** Events that services could not handle, and their way back. */
@Module({ controllers: [ParkedEventsController], providers: [ReadParkedEvents, RedriveEvents] })
export class ParkedEventsModule {}
