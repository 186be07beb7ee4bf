import { camel, pascal, snake } from '../names.mjs'
import { notFoundCode } from './contract.mjs'

/** What callers, the database and the other services see of a new feature, on the running service. */
export function featureIntSpec({ service, plural, singular }) {
  const [Service, Plural, Singular] = [pascal(service), pascal(plural), pascal(singular)]
  const [running, one, table] = [camel(service), camel(singular), snake(singular)]
  return `import { ${one}Created, list${Plural}Response, read${Singular}Response } from '@originseal/contracts'
import { start${Service}, type Running${Service} } from '../${service}.harness'

let ${running}: Running${Service}
beforeAll(async () => {
  ${running} = await start${Service}()
})
afterAll(() => ${running}.stop())

async function create(token: string, name: string, key?: string) {
  const answer = await ${running}.post('/${plural}', token, { name }, key)
  expect(answer.status).toBe(201)
  return read${Singular}Response.parse(await answer.json()).data
}

async function list(token: string, query = '') {
  const answer = await ${running}.get(\`/${plural}\${query}\`, token)
  expect(answer.status).toBe(200)
  return list${Plural}Response.parse(await answer.json()).data
}

test('creates one, tells of it, and reads it; the same key makes no second one', async () => {
  const { id: ownerId, token } = await ${running}.member('admin')
  const key = crypto.randomUUID()
  const created = await create(token, 'First', key)
  expect(await create(token, 'First', key)).toEqual(created)
  const answer = await ${running}.get(\`/${plural}/\${created.id}\`, token)
  expect(read${Singular}Response.parse(await answer.json()).data).toEqual(created)
  expect(await ${running}.rows('SELECT id FROM ${table} WHERE owner_id = $1', [ownerId])).toEqual([{ id: created.id }])
  const told = await ${running}.rows<{ payload: string }>(
    'SELECT payload FROM outbox WHERE name = $1 AND key = $2',
    [${one}Created.name, created.id],
  )
  expect(told.map(({ payload }) => JSON.parse(payload) as unknown)).toEqual([
    { ${one}Id: created.id, ownerId, at: created.createdAt },
  ])
})

test('lists the newest first, page by page', async () => {
  const { token } = await ${running}.member('admin')
  for (const name of ['1', '2', '3']) await create(token, name)
  const first = await list(token, '?limit=2')
  expect(first.${camel(plural)}.map(({ name }) => name)).toEqual(['3', '2'])
  const last = await list(token, \`?limit=2&cursor=\${first.nextCursor}\`)
  expect(last.${camel(plural)}.map(({ name }) => name)).toEqual(['1'])
  expect(last.nextCursor).toBeNull()
})

test('somebody else’s is not there; who may not is refused; what is wrong is named', async () => {
  const [owner, other, member] = await Promise.all([
    ${running}.member('admin'),
    ${running}.member('admin'),
    ${running}.member(),
  ])
  const { id } = await create(owner.token, 'Mine')
  const hidden = await ${running}.get(\`/${plural}/\${id}\`, other.token)
  expect([hidden.status, await hidden.json()]).toEqual([404, expect.objectContaining({ code: '${notFoundCode(singular)}' })])
  expect((await list(other.token)).${camel(plural)}).toEqual([])
  expect((await ${running}.get('/${plural}', member.token)).status).toBe(403)
  expect((await ${running}.post('/${plural}', owner.token, { name: ' ' })).status).toBe(400)
})
`
}
