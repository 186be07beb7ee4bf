import { id, parameterNamesOf, type EndpointDefinition } from '@originseal/contracts'
import { jsonSchema } from './json-schema'

/** Parameters and body of an operation. */
export function requestOf(endpoint: EndpointDefinition): object {
  const parameters = [...pathParameters(endpoint), ...queryParameters(endpoint), ...headers(endpoint)]
  const content = contentOf(endpoint)
  return {
    ...(parameters.length > 0 && { parameters }),
    ...(content && { requestBody: { required: !isBodyOptional(endpoint), content } }),
  }
}

const isBodyOptional = ({ body }: EndpointDefinition): boolean => body?.safeParse(undefined).success ?? false

const pathParameters = (endpoint: EndpointDefinition): object[] =>
  parameterNamesOf(endpoint).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(endpoint.params?.[name] ?? id, 'input'),
  }))

function queryParameters({ query }: EndpointDefinition): object[] {
  if (!query) return []
  const { properties = {}, required = [] } = jsonSchema(query, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function headers({ idempotency, response }: EndpointDefinition): object[] {
  const text = (name: string, pattern: string, description: string): object => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', pattern },
  })
  return [
    ...(idempotency === 'key'
      ? [text('Idempotency-Key', '^[\\w.-]{8,128}$', 'One effect for all requests with this key.')]
      : []),
    ...('events' in response
      ? [text('Last-Event-ID', '^[0-9]{1,15}$', 'The number of the last event that arrived.')]
      : []),
  ]
}

function contentOf({ body, form, textForm }: EndpointDefinition): object | undefined {
  if (textForm !== undefined) {
    const fields = { type: 'object', additionalProperties: { type: 'string' }, description: textForm }
    return { 'application/x-www-form-urlencoded': { schema: fields } }
  }
  if (body) return { 'application/json': { schema: jsonSchema(body, 'input') } }
  if (!form) return undefined
  const fields = jsonSchema(form.fields, 'input')
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: form.description }
  const schema = {
    ...fields,
    properties: { ...fields.properties, [form.file]: file },
    required: [...(fields.required ?? []), form.file],
  }
  return { 'multipart/form-data': { schema } }
}
