import { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import { NO_AUDIT_HASH } from '@originseal/anchoring'
import { Problem, type FileResponse } from '@originseal/http'
import type { AuditEntry } from '@originseal/contracts'
import { AuditDaysQueries } from './audit-days.queries'
import { AuditQueries } from './audit.queries'

const batch = 1_000

/** A day as `originseal-audit-day/2`, written while it is read: a day can be long. */
@Injectable()
export class ExportDay {
  constructor(
    private readonly audit: AuditQueries,
    private readonly days: AuditDaysQueries,
  ) {}

  /** @throws Problem AUDIT_DAY_NOT_FOUND */
  async execute(date: string): Promise<FileResponse> {
    const [before, first] = await Promise.all([this.audit.before(date), this.audit.ofDay(date, 0, batch)])
    if (first.length === 0) throw new Problem('AUDIT_DAY_NOT_FOUND')
    const head = { version: 'originseal-audit-day/2', date, previous: before?.hash ?? NO_AUDIT_HASH }
    return { stream: Readable.from(this.write(head, first)), filename: `audit_${date}.json` }
  }

  private async *write(head: { readonly date: string }, first: AuditEntry[]): AsyncGenerator<string> {
    yield `${JSON.stringify(head).slice(0, -1)},"entries":[`
    let separator = ''
    for (let entries = first; entries.length > 0;) {
      for (const entry of entries) {
        yield `${separator}\n${JSON.stringify(entry)}`
        separator = ','
      }
      entries = await this.audit.ofDay(head.date, (entries.at(-1) as AuditEntry).sequence, batch)
    }
    yield `],"anchors":${JSON.stringify(await this.days.anchors(head.date))}}\n`
  }
}
