import { Injectable } from '@nestjs/common'
import { auditEntryHash, NO_AUDIT_HASH } from '@originseal/anchoring'
import type { AdministratorAct } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { AuditRepository } from './audit.repository'

/** Any number that is the log's alone: one at a time adds to it. */
const logLock = 7_340_090

/** Adds what an administrator did to the end of the log, once. */
@Injectable()
export class RecordAct {
  constructor(private readonly audit: AuditRepository) {}

  async execute(tx: Tx, service: string, act: AdministratorAct): Promise<void> {
    await tx.lock(logLock)
    if (await this.audit.has(tx, act.id)) return
    const head = await this.audit.head(tx)
    const entry = {
      sequence: (head?.sequence ?? 0) + 1,
      recordedAt: new Date().toISOString(),
      service,
      act,
    }
    const hash = auditEntryHash(head?.hash ?? NO_AUDIT_HASH, entry)
    await this.audit.insert(tx, { ...entry, hash })
  }
}
