import { Problem } from '@originseal/http'
import { z } from 'zod'

const named = z.record(z.string(), z.unknown())

/** What we join of a service's document. */
const openApiDocument = z.object({
  paths: z.record(z.string(), named),
  components: z.object({ schemas: named.optional() }).optional(),
})
export type OpenApiDocument = z.output<typeof openApiDocument>

const patienceMs = 5_000

/** Asks each service for its own document. Throws SERVICE_UNAVAILABLE if one does not give it. */
export function readDocuments(origins: readonly string[]): Promise<OpenApiDocument[]> {
  return Promise.all(origins.map(readDocument))
}

async function readDocument(origin: string): Promise<OpenApiDocument> {
  try {
    const response = await fetch(new URL('/openapi.json', origin), {
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!response.ok) throw new Error(`${origin} answered ${response.status}`)
    return openApiDocument.parse(await response.json())
  } catch (error) {
    throw new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
  }
}
