import { camel, pascal, snake } from '../names.mjs'
import { notFoundCode } from './contract.mjs'

/**
 * The files of a feature, cut from `apps/protection/src/works`: one thing that somebody owns, created and read.
 * @param {{ service: string, plural: string, singular: string, stamp: number }} names `stamp` orders the migration
 * @returns {Record<string, string>} text by path below the service's `src`
 */
export function featureFiles({ service, plural, singular, stamp }) {
  const [Plural, Singular, one, table] = [pascal(plural), pascal(singular), camel(singular), snake(singular)]
  const code = notFoundCode(singular)
  const folder = (name) => `${plural}/${name}`
  return {
    [folder(`${plural}.module.ts`)]: `import { Module } from '@nestjs/common'
import { Create${Singular} } from './create-${singular}'
import { ${Plural}Controller } from './${plural}.controller'
import { ${Plural}Queries } from './${plural}.queries'
import { ${Plural}Repository } from './${plural}.repository'

@Module({
  controllers: [${Plural}Controller],
  providers: [Create${Singular}, ${Plural}Queries, ${Plural}Repository],
})
export class ${Plural}Module {}
`,
    [folder(`${plural}.controller.ts`)]: `import { Controller } from '@nestjs/common'
import type { List${Plural}Response, Read${Singular}Response } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/${service}/endpoints'
import { Endpoint, readPage, type EndpointRequest } from '@originseal/http'
import { Create${Singular} } from './create-${singular}'
import { to${Singular}View } from './${singular}.view'
import { ${Plural}Queries } from './${plural}.queries'

@Controller()
export class ${Plural}Controller {
  constructor(
    private readonly create${Singular}: Create${Singular},
    private readonly ${camel(plural)}: ${Plural}Queries,
  ) {}

  @Endpoint(endpoints.create${Singular})
  async create({ body, caller, idempotencyKey }: EndpointRequest<typeof endpoints.create${Singular}>): Promise<Read${Singular}Response> {
    const id = await this.create${Singular}.execute(body, caller, idempotencyKey)
    return { data: to${Singular}View(await this.${camel(plural)}.ofOwner(id, caller)) }
  }

  @Endpoint(endpoints.read${Singular})
  async read({ params, caller }: EndpointRequest<typeof endpoints.read${Singular}>): Promise<Read${Singular}Response> {
    return { data: to${Singular}View(await this.${camel(plural)}.ofOwner(params.id, caller)) }
  }

  @Endpoint(endpoints.list${Plural})
  async list({ query, caller }: EndpointRequest<typeof endpoints.list${Plural}>): Promise<List${Plural}Response> {
    const { entries, nextCursor } = await readPage(
      query,
      (asked) => this.${camel(plural)}.pageOfOwner(caller.userId, asked),
      ({ id }) => id,
    )
    return { data: { ${camel(plural)}: entries.map(to${Singular}View), nextCursor } }
  }
}
`,
    [folder(`create-${singular}.ts`)]: `import { Injectable } from '@nestjs/common'
import { ${one}Created, type Create${Singular}Request } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { Outbox } from '@originseal/messaging'
import { new${Singular} } from './${singular}.rules'
import { ${Plural}Repository } from './${plural}.repository'

@Injectable()
export class Create${Singular} {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly ${camel(plural)}: ${Plural}Repository,
    private readonly outbox: Outbox,
  ) {}

  /** @returns the new ${singular.replaceAll('-', ' ')}'s id; the same one for the same key */
  execute(request: Create${Singular}Request, caller: Caller, key: string | undefined): Promise<string> {
    const idempotent = { key, scope: \`create ${singular} \${caller.userId}\`, request }
    return this.idempotency.once(idempotent, async (tx) => {
      const ${one} = new${Singular}(request, { id: crypto.randomUUID(), ownerId: caller.userId, now: new Date() })
      await this.${camel(plural)}.insert(tx, ${one})
      const { id, ownerId, createdAt } = ${one}
      await this.outbox.add(tx, ${one}Created, { ${one}Id: id, ownerId, at: createdAt.toISOString() })
      return id
    })
  }
}
`,
    [folder(`${plural}.queries.ts`)]: `import { Injectable } from '@nestjs/common'
import type { PageRequest } from '@originseal/contracts'
import { ownedBy, type Caller } from '@originseal/http'
import { DataSource } from 'typeorm'
import { ${Singular}Entity } from './${singular}.entity'
import type { ${Singular} } from './${singular}.rules'

@Injectable()
export class ${Plural}Queries {
  constructor(private readonly source: DataSource) {}

  /** @throws Problem ${code} also for somebody else's: whether it exists is nobody's business */
  async ofOwner(${one}Id: string, caller: Caller): Promise<${Singular}> {
    const ${one} = await this.source.manager.findOneBy(${Singular}Entity, { id: ${one}Id })
    return ownedBy(caller, ${one}, '${code}')
  }

  /** Newest first, after the one that the page before ended with. */
  pageOfOwner(ownerId: string, { cursor, limit }: PageRequest): Promise<${Singular}[]> {
    const page = this.source.manager
      .createQueryBuilder(${Singular}Entity, 'entry')
      .where('entry.owner_id = :ownerId', { ownerId })
      .orderBy('entry.createdAt', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .take(limit)
    if (cursor !== undefined) {
      page.andWhere(
        \`(entry.created_at, entry.id) <
         (SELECT last.created_at, last.id FROM ${table} last WHERE last.id = :cursor AND last.owner_id = :ownerId)\`,
        { cursor },
      )
    }
    return page.getMany()
  }
}
`,
    [folder(`${plural}.repository.ts`)]: `import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { ${Singular}Entity } from './${singular}.entity'
import type { ${Singular} } from './${singular}.rules'

@Injectable()
export class ${Plural}Repository {
  async insert(tx: Tx, ${one}: ${Singular}): Promise<void> {
    await tx.manager.insert(${Singular}Entity, ${one})
  }

  /** Nobody else changes it until \`tx\` ends. */
  locked(tx: Tx, id: string): Promise<${Singular} | null> {
    return tx.manager.findOne(${Singular}Entity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }
}
`,
    [folder(`${singular}.rules.ts`)]: `export interface ${Singular} {
  readonly id: string
  readonly ownerId: string
  readonly name: string
  readonly createdAt: Date
}

/** A new one, from what was asked for and what only the caller of this knows: who, when, and under which id. */
export function new${Singular}(
  { name }: { readonly name: string },
  { id, ownerId, now }: { readonly id: string; readonly ownerId: string; readonly now: Date },
): ${Singular} {
  return { id, ownerId, name: name.normalize('NFC'), createdAt: now }
}
`,
    [folder(`${singular}.rules.spec.ts`)]: `import { new${Singular} } from './${singular}.rules'

test('names that look the same are the same', () => {
  const known = { id: 'a', ownerId: 'b', now: new Date(0) }
  expect(new${Singular}({ name: 'e\\u0301' }, known)).toEqual({
    id: 'a',
    ownerId: 'b',
    name: '\\u00e9',
    createdAt: new Date(0),
  })
})
`,
    [folder(`${singular}.entity.ts`)]: `import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ${Singular} } from './${singular}.rules'

@Entity('${table}')
export class ${Singular}Entity implements ${Singular} {
  @PrimaryColumn('uuid')
  id!: string

  @Column('uuid', { name: 'owner_id' })
  ownerId!: string

  @Column('text')
  name!: string

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date
}
`,
    [folder(`${singular}.view.ts`)]: `import type { ${Singular}View } from '@originseal/contracts'
import type { ${Singular} } from './${singular}.rules'

/** What the owner sees; a field that is not named here stays inside. */
export function to${Singular}View({ id, name, createdAt }: ${Singular}): ${Singular}View {
  return { id, name, createdAt: createdAt.toISOString() }
}
`,
    [`migrations/${stamp}-${plural}.ts`]: `import type { MigrationInterface, QueryRunner } from 'typeorm'

export class ${Plural}${stamp} implements MigrationInterface {
  name = '${Plural}${stamp}'

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      CREATE TABLE ${table} (
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX ${table}_by_owner ON ${table} (owner_id, created_at DESC, id DESC);
    \`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ${table}')
  }
}
`,
  }
}
