import { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import { Problem, type FileResponse } from '@originseal/http'
import { LicencesQueries } from '../licences/licences.queries'
import type { NegotiatedCase } from './negotiated-case'

/** The signed token of the latest licence that a settlement gave: both sides get the same. */
@Injectable()
export class ReadLicence {
  constructor(private readonly licences: LicencesQueries) {}

  /** @throws Problem NEGOTIATION_NOT_FOUND where there is none */
  async execute({ id, number }: NegotiatedCase): Promise<FileResponse> {
    const licence = await this.licences.lastOfCase(id)
    if (!licence) throw new Problem('NEGOTIATION_NOT_FOUND')
    const bytes = Buffer.from(licence.token)
    return { stream: Readable.from([bytes]), size: bytes.byteLength, filename: `licence-${number}.jws` }
  }
}
