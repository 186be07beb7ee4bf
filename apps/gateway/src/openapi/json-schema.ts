import { addressesOf, type EndpointDefinition } from '@originseal/contracts'
import { z } from 'zod'

export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly [keyword: string]: unknown
}

/**
 * JSON Schema (2020-12, which OpenAPI 3.2 speaks) of a schema of the contracts.
 * @param side `input` as a caller writes it, `output` as an answer has it
 */
export function jsonSchema(schema: z.ZodType, side: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: side })
  return described as JsonSchema
}

/** `/files/:id` as OpenAPI writes it: `/files/{id}`. */
export const bracedPath = (endpoint: EndpointDefinition): string =>
  (addressesOf(endpoint)[0] as string).replaceAll(/:(\w+)/gu, '{$1}')
