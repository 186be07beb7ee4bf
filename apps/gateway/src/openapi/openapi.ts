import { problemBody, type EndpointDefinition } from '@originseal/contracts'
import { requestOf } from './openapi-request'
import { problemResponses, responsesOf } from './openapi-responses'
import { bracedPath, jsonSchema } from './json-schema'

/** The OpenAPI 3.2 document of endpoints, by the addresses of the gateway. Navigations and pages of the browser are left out. */
export function openApiOf(endpoints: readonly EndpointDefinition[]): object {
  const described = endpoints.filter(({ response }) => !('redirect' in response) && !('page' in response))
  const paths: Record<string, Record<string, object>> = {}
  for (const endpoint of described) {
    const path = bracedPath(endpoint)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.2.0',
    info: { title: 'OriginSeal', version: '1' },
    paths,
    components: {
      schemas: { problem: jsonSchema(problemBody, 'output') },
      responses: problemResponses(described),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refreshCookie: { type: 'apiKey', in: 'cookie', name: 'originseal-refresh' },
      },
    },
  }
}

function operationOf(endpoint: EndpointDefinition): object {
  return {
    operationId: endpoint.name,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    ...requestOf(endpoint),
    responses: responsesOf(endpoint),
    'x-requests-per-minute': endpoint.perMinute,
  }
}

/** `{}` among the alternatives: the call counts without a token as well. */
function securityOf({ access, authentication }: EndpointDefinition): object {
  if (authentication === 'none' || access === 'progress-token') return { security: [] }
  if (authentication === 'cookie') return { security: [{ refreshCookie: [] }, {}] }
  if (access === 'anyone') return { security: [{ bearer: [] }, {}] }
  return { security: [{ bearer: [] }], 'x-permission': access }
}
