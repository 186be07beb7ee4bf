import { Injectable } from '@nestjs/common'
import type { ArchivedResource } from '@originseal/archives'
import { z } from 'zod'
import type { ObservationFile } from '../observations/observation'
import { ObservationFiles } from '../observations/observation-files'
import { ObservationsQueries, type KeptObservation } from '../observations/observations.queries'
import { captureArchive } from './capture-archive'
import { jsonPart, numberOf, type CasePart } from './case-part'

const addresses = z.object({
  fetchedUrl: z.string().nullish(),
  openedUrl: z.string().nullish(),
})
const page = 'text/html; charset=utf-8'

/** Each look at the place of a case, with what it has seen. */
@Injectable()
export class ObservationParts {
  constructor(
    private readonly observations: ObservationsQueries,
    private readonly files: ObservationFiles,
  ) {}

  async *of(caseId: string, pageUrl: string): AsyncGenerator<CasePart> {
    const kept = await this.observations.allOf(caseId)
    const listed: unknown[] = []
    for (const [index, { files, ...observation }] of kept.entries()) {
      const path = `captures/look-${numberOf(index + 1)}.wacz`
      const capture = await this.captureOf(observation, files, pageUrl)
      if (capture) yield { path, bytes: await captureArchive(capture) }
      listed.push({ ...observation, capture: capture ? path : null })
    }
    yield jsonPart('observations/observations.json', listed)
  }

  private async captureOf(
    { at, signs }: KeptObservation,
    files: readonly ObservationFile[],
    pageUrl: string,
  ) {
    const { fetchedUrl, openedUrl } = addresses.catch({}).parse(signs)
    const fetched = fetchedUrl ?? pageUrl
    const opened = openedUrl ?? pageUrl
    const isRendered = files.some(({ key }) => key.endsWith('/rendered.html.txt'))
    const seenAt: Readonly<Record<string, Omit<ArchivedResource, 'bytes'>>> = {
      'rendered.html.txt': { url: opened, contentType: page },
      'screenshot.png': { url: `urn:view:${opened}`, contentType: 'image/png' },
      // One address is replayed as one thing: as the browser showed it, where there was one.
      'fetched.html.txt': { url: isRendered ? `urn:fetched:${fetched}` : fetched, contentType: page },
      'headers.json': { url: `urn:headers:${fetched}`, contentType: 'application/json' },
    }
    const resources: ArchivedResource[] = []
    for (const { key } of files) {
      const seen = seenAt[key.slice(key.lastIndexOf('/') + 1)]
      if (seen) resources.push({ ...seen, bytes: await this.files.read(key) })
    }
    const shown = isRendered ? opened : fetched
    return resources.length === 0 ? undefined : { pageUrl: shown, title: shown, at, resources }
  }
}
