import { Injectable } from '@nestjs/common'
import type { ReportProcessRequest } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { ProcessesRepository } from './processes.repository'

/** Keeps how a process is: the newest report of each, and none of one that left as told. */
@Injectable()
export class NoteProcess {
  constructor(
    private readonly transaction: Transaction,
    private readonly processes: ProcessesRepository,
  ) {}

  async execute(report: ReportProcessRequest): Promise<void> {
    await this.transaction.run(async (tx) => {
      if (report.state === 'leaving') return this.processes.forget(tx, report.process)
      await this.processes.save(tx, report)
      await this.processes.forgetSilent(tx, report.service)
    })
  }
}
