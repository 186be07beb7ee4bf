import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import type { FaultName } from './fault.rules'

@Injectable()
export class FaultsQueries {
  constructor(private readonly reads: Reads) {}

  async list(): Promise<FaultName[]> {
    const rows = await this.reads.query<{ name: FaultName }>('SELECT name FROM fault ORDER BY name')
    return rows.map(({ name }) => name)
  }

  async has(name: FaultName): Promise<boolean> {
    return (await this.list()).includes(name)
  }
}
