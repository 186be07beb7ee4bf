import { Inject, Injectable } from '@nestjs/common'
import { Problem, type FileResponse } from '@originseal/http'
import type { ObjectStore } from '@originseal/storage'
import { OBJECTS } from '../tools/tools'
import { NegotiationsQueries } from './negotiations.queries'

/** Gives a picture that the respondent has sent, by the entry of the record that it came with. */
@Injectable()
export class ReadSentFile {
  constructor(
    private readonly negotiations: NegotiationsQueries,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  /** @throws Problem NEGOTIATION_NOT_FOUND where no file came with that entry */
  async execute(caseId: string, sequence: number): Promise<FileResponse> {
    const stored = await this.negotiations.ofCase(caseId)
    const key = stored && (await this.negotiations.fileOf(stored.id, sequence))
    if (key === undefined) throw new Problem('NEGOTIATION_NOT_FOUND')
    const { stream, size } = await this.objects.get(key, { verify: true })
    return { stream, size }
  }
}
