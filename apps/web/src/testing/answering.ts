import { addressesOf, type EndpointDefinition, type ResponseOf } from '@originseal/contracts'
import { http, HttpResponse, type HttpHandler } from 'msw'

const handlerOf = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const

/**
 * The gateway's answer to an endpoint, whatever its parameters: its status and what its schema allows.
 * @param told called with each request
 */
export const answering = <const Endpoint extends EndpointDefinition>(
  endpoint: Endpoint,
  answer: ResponseOf<Endpoint>,
  told: (request: Request) => unknown = () => undefined,
): HttpHandler =>
  handlerOf[endpoint.method](addressesOf(endpoint).at(-1) as string, async ({ request }) => {
    await told(request)
    const { status } = endpoint.response
    return 'json' in endpoint.response
      ? HttpResponse.json(endpoint.response.json.parse(answer) as object, { status })
      : new HttpResponse(null, { status })
  })
