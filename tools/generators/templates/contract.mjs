import { camel, pascal, snake } from '../names.mjs'

/** The code for what is not there, or not the caller's. */
export const notFoundCode = (singular) => `${snake(singular).toUpperCase()}_NOT_FOUND`

/** The requests and answers of a feature. */
export function schemasOf({ plural, singular }) {
  const [Plural, Singular] = [pascal(plural), pascal(singular)]
  return `import { z } from 'zod'
import { nextCursor } from '../paging'
import { id, instant } from '../primitives'

export const create${Singular}Request = z.object({ name: z.string().trim().min(1).max(200) })
export type Create${Singular}Request = z.infer<typeof create${Singular}Request>

export const ${camel(singular)}View = z.object({ id, name: z.string(), createdAt: instant })
export type ${Singular}View = z.infer<typeof ${camel(singular)}View>

export const read${Singular}Response = z.object({ data: ${camel(singular)}View })
export type Read${Singular}Response = z.infer<typeof read${Singular}Response>

export const list${Plural}Response = z.object({
  data: z.object({ ${camel(plural)}: z.array(${camel(singular)}View), nextCursor }),
})
export type List${Plural}Response = z.infer<typeof list${Plural}Response>
`
}

/** What a feature tells the others. */
export function eventsOf({ service, singular }) {
  const one = camel(singular)
  return `import { z } from 'zod'
import { defineEvent } from '../event'
import { id, instant } from '../primitives'

export const ${one}Created = defineEvent({
  name: '${service}.${singular}-created.v1',
  key: ({ ${one}Id }) => ${one}Id,
  payload: z.object({ ${one}Id: id, ownerId: id, at: instant }),
})
`
}

/** The endpoints of a feature: created, read, listed. */
export function endpointsOf({ service, plural, singular }) {
  const [Plural, Singular] = [pascal(plural), pascal(singular)]
  const noun = singular.replaceAll('-', ' ')
  return `import { defineEndpoint } from '../endpoint'
import { pageRequest } from '../paging'
import { create${Singular}Request, list${Plural}Response, read${Singular}Response } from './${plural}'

const service = '${service}'
const tag = '${plural}'

export const create${Singular} = defineEndpoint({
  name: 'create${Singular}',
  service,
  tag,
  summary: 'Creates a ${noun}.',
  method: 'POST',
  path: '/api/${plural}',
  access: '${singular}:create',
  perMinute: 60,
  idempotency: 'key',
  body: create${Singular}Request,
  response: { status: 201, json: read${Singular}Response },
  errors: [],
})

export const read${Singular} = defineEndpoint({
  name: 'read${Singular}',
  service,
  tag,
  summary: 'One’s own ${noun}.',
  method: 'GET',
  path: '/api/${plural}/:id',
  access: '${singular}:read',
  perMinute: 300,
  response: { status: 200, json: read${Singular}Response },
  errors: ['${notFoundCode(singular)}'],
})

export const list${Plural} = defineEndpoint({
  name: 'list${Plural}',
  service,
  tag,
  summary: 'One’s own ${plural.replaceAll('-', ' ')}, newest first.',
  method: 'GET',
  path: '/api/${plural}',
  access: '${singular}:read',
  perMinute: 300,
  query: pageRequest,
  response: { status: 200, json: list${Plural}Response },
  cacheControl: 'private, no-store',
  errors: [],
})
`
}

/** An endpoint that does something with one thing of a feature: `POST /api/<plural>/:id/<verb>`. */
export function commandOf({ service, plural, singular, name }) {
  const [verb] = name.split('-')
  return `
export const ${camel(name)} = defineEndpoint({
  name: '${camel(name)}',
  service: '${service}',
  tag: '${plural}',
  summary: '${pascal(verb)}: what does it do?',
  method: 'POST',
  path: '/api/${plural}/:id/${verb}',
  access: '${singular}:create',
  perMinute: 60,
  idempotency: 'natural',
  response: { status: 204, empty: true },
  errors: ['${notFoundCode(singular)}'],
})`
}
