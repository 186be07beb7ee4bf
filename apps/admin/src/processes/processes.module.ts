import { Module } from '@nestjs/common'
import { NoteProcess } from './note-process'
import { ProcessesController } from './processes.controller'
import { ProcessesQueries } from './processes.queries'
import { ProcessesRepository } from './processes.repository'

/** How the processes of all services are, by what they say themselves. */
@Module({
  controllers: [ProcessesController],
  providers: [NoteProcess, ProcessesQueries, ProcessesRepository],
  exports: [ProcessesQueries],
})
export class ProcessesModule {}
