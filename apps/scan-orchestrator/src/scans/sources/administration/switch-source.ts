import { Injectable } from '@nestjs/common'
import type { SwitchScanSourceRequest } from '@originseal/contracts'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { SourceSwitches } from '../source-switches.repository'
import { Sources } from '../sources'

/** Switches a place to look at off or on. Scans that run go on as they began; those that begin from now on heed it. */
@Injectable()
export class SwitchSource {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly sources: Sources,
    private readonly switches: SourceSwitches,
  ) {}

  /** @throws Problem SCAN_SOURCE_NOT_FOUND, SCAN_SOURCE_CHANGED */
  async execute(
    name: string,
    request: SwitchScanSourceRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<void> {
    if (!this.sources.all.some((source) => source.name === name)) throw new Problem('SCAN_SOURCE_NOT_FOUND')
    const { isOn, reason, basedOn } = request
    const scope = `switchScanSource:${name} ${caller.userId}`
    await this.idempotency.once({ key, scope, request }, async (tx) => {
      const version = { source: name, version: basedOn + 1, isOn, reason, changedBy: caller.userId }
      if (!(await this.switches.insert(tx, { ...version, changedAt: new Date() })))
        throw new Problem('SCAN_SOURCE_CHANGED')
      return {}
    })
  }
}
