import { routes, upstreamPath, type Route } from '../forwarding/routes'
import type { OpenApiDocument } from './read-documents'

/** One document from the services' own: only what the edge lets through, under the addresses it has there. */
export function joinOpenApi(documents: readonly OpenApiDocument[]): object {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const operation = findOperation(documents, route)
    if (operation === undefined) continue
    const path = braces(route.path)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation }
  }
  const schemas = Object.assign({}, ...documents.map(({ components }) => components?.schemas)) as object
  return {
    openapi: '3.0.0',
    info: { title: 'OriginSeal', version: '1' },
    paths,
    components: {
      schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

function findOperation(documents: readonly OpenApiDocument[], route: Route): unknown {
  const path = braces(upstreamPath(route.path))
  const method = route.method.toLowerCase()
  return documents.map(({ paths }) => paths[path]?.[method]).find((operation) => operation !== undefined)
}

function braces(path: string): string {
  return path.replace(/:(\w+)/gu, '{$1}')
}
