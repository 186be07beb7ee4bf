import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const metaEvent = z.strictObject({
  event_name: z.string(),
  event_id: z.string(),
  event_time: z.number().int(),
  action_source: z.literal('website'),
  event_source_url: z.url(),
  custom_data: z.record(z.string(), z.unknown()).optional(),
  user_data: z.strictObject({
    client_ip_address: z.string().min(1),
    client_user_agent: z.string().min(1),
    em: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    ph: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    fbp: z.string().optional(),
    fbc: z.string().optional(),
  }),
})
const metaBody = z.strictObject({
  data: z.array(metaEvent).min(1).max(1_000),
  access_token: z.string(),
  test_event_code: z.string().optional(),
})
const ga4Body = z.strictObject({
  client_id: z.string().regex(/^\d+\.\d+$/),
  consent: z.strictObject({
    ad_user_data: z.enum(['GRANTED', 'DENIED']),
    ad_personalization: z.enum(['GRANTED', 'DENIED']),
  }),
  timestamp_micros: z.number().int().min(1e15),
  events: z
    .array(
      z.strictObject({
        name: z
          .string()
          .max(40)
          .regex(/^(?!ga_|google_|firebase_)[a-z]\w*$/),
        params: z
          .record(z.string().max(40), z.unknown())
          .refine((params) => Object.keys(params).length <= 25),
      }),
    )
    .min(1)
    .max(25),
})
export type MetaEvent = z.infer<typeof metaEvent>
export type Ga4Hit = z.infer<typeof ga4Body>

/**
 * graph.facebook.com and www.google-analytics.com on the wire, strict about what they take: a wrong event refuses all
 * that came with it, as Meta does; Google's answers 204 to everything, so what is wrong is kept among the faults.
 */
export interface PlatformSinks {
  readonly url: string
  readonly meta: (MetaEvent & { readonly test?: string })[]
  readonly ga4: Ga4Hit[]
  readonly faults: string[]
  /** Everything that arrived, as it stood on the wire. */
  readonly raw: string[]
  /** What Meta answers to everybody, instead of reading. */
  outage: { readonly status: number; readonly body: object } | undefined
  close(): Promise<void>
}

export async function startPlatformSinks(token: string, secret: string): Promise<PlatformSinks> {
  const sinks: PlatformSinks = {
    url: '',
    meta: [],
    ga4: [],
    faults: [],
    raw: [],
    outage: undefined,
    close: async () => undefined,
  }
  const refusal = (code: number) => ({
    status: 400,
    body: { error: { message: '', type: 'OAuthException', code } },
  })
  const readMeta = (written: string): { status: number; body: object } => {
    const read = metaBody.safeParse(JSON.parse(written))
    if (!read.success) {
      sinks.faults.push(read.error.message)
      return refusal(100)
    }
    const { data, access_token, test_event_code: test } = read.data
    if (access_token !== token) return refusal(190)
    if (data.some(({ event_time }) => event_time < Date.now() / 1_000 - 7 * 86_400)) return refusal(100)
    sinks.meta.push(...data.map((event) => ({ ...event, ...(test !== undefined && { test }) })))
    return { status: 200, body: { events_received: data.length, messages: [], fbtrace_id: 'x' } }
  }
  const readGa4 = (written: string, { searchParams }: URL): { status: number; body: object } => {
    const read = ga4Body.safeParse(JSON.parse(written))
    if (read.success && searchParams.get('api_secret') === secret) sinks.ga4.push(read.data)
    else sinks.faults.push(read.error?.message ?? 'the secret is wrong')
    return { status: 204, body: {} }
  }
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const written = await text(request)
    sinks.raw.push(written)
    const url = new URL(request.url ?? '/', 'http://sink')
    if (url.pathname === '/mp/collect') return readGa4(written, url)
    return sinks.outage ?? readMeta(written)
  }
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body }) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(status === 204 ? '' : JSON.stringify(body)),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return Object.assign(sinks, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  })
}
