import { routes, upstreamPath, type Route } from '../forwarding/routes'

interface OpenApi {
  paths?: Record<string, Record<string, unknown>>
  components?: { schemas?: Record<string, unknown>; securitySchemes?: Record<string, unknown> }
}

/** One document from the services' own: only what the edge lets through, under the addresses it has there. */
export function joinOpenApi(documents: readonly OpenApi[]): OpenApi & Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const operation = findOperation(documents, route)
    if (!operation) continue
    const path = braces(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.0.0',
    info: { title: 'OriginSeal', version: '1' },
    paths,
    components: {
      schemas: Object.assign({}, ...documents.map((document) => document.components?.schemas)) as Record<
        string,
        unknown
      >,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function findOperation(documents: readonly OpenApi[], route: Route): unknown {
  const path = braces(upstreamPath(route.path))
  for (const document of documents) {
    const operation = document.paths?.[path]?.[route.method.toLowerCase()]
    if (operation) return operation
  }
  return undefined
}

function braces(path: string): string {
  return path.replace(/:(\w+)/gu, '{$1}')
}
