import { camel, pascal, snake } from '../names.mjs'

/**
 * The files of a feature, cut from `apps/protection/src/works`: one thing that somebody owns, created and read.
 * @param {{ plural: string, singular: string, stamp: number }} names `stamp` orders the migration
 * @returns {Record<string, string>} text by path below the service's `src`
 */
export function featureFiles({ plural, singular, stamp }) {
  const [Plural, Singular, one, table] = [pascal(plural), pascal(singular), camel(singular), snake(singular)]
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
    [folder(`${plural}.controller.ts`)]:
      `import { Body, Controller, Get, Headers, Param, Post } from '@nestjs/common'
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger'
import { create${Singular}Request, id, type Create${Singular}Request, type ${Singular}Response } from '@originseal/contracts'
import { Allow, CurrentCaller, Decode, type Caller } from '@originseal/http'
import { Create${Singular} } from './create-${singular}'
import { to${Singular}View } from './${singular}.view'
import { ${Plural}Queries } from './${plural}.queries'

@ApiTags('${plural}')
@ApiBearerAuth()
@Controller('${plural}')
export class ${Plural}Controller {
  constructor(
    private readonly create${Singular}: Create${Singular},
    private readonly ${camel(plural)}: ${Plural}Queries,
  ) {}

  @Allow('${singular}:create')
  @Post()
  async create(
    @Body(new Decode(create${Singular}Request)) request: Create${Singular}Request,
    @CurrentCaller() caller: Caller,
    @Headers('idempotency-key') key?: string,
  ): Promise<${Singular}Response> {
    const ${one}Id = await this.create${Singular}.execute(request, caller, key)
    return { data: to${Singular}View(await this.${camel(plural)}.ofOwner(${one}Id, caller)) }
  }

  @Allow('${singular}:read')
  @Get(':id')
  async read(
    @Param('id', new Decode(id)) ${one}Id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<${Singular}Response> {
    return { data: to${Singular}View(await this.${camel(plural)}.ofOwner(${one}Id, caller)) }
  }
}
`,
    [folder(`create-${singular}.ts`)]: `import { Injectable } from '@nestjs/common'
import type { Create${Singular}Request } from '@originseal/contracts'
import { Idempotency, type Caller } from '@originseal/http'
import { new${Singular} } from './${singular}.rules'
import { ${Plural}Repository } from './${plural}.repository'

@Injectable()
export class Create${Singular} {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly ${camel(plural)}: ${Plural}Repository,
  ) {}

  /** @returns the new ${singular.replaceAll('-', ' ')}'s id; the same one for the same key */
  execute(request: Create${Singular}Request, caller: Caller, key: string | undefined): Promise<string> {
    const idempotent = { key, scope: \`create ${singular} \${caller.userId}\`, request }
    return this.idempotency.once(idempotent, async (tx) => {
      const ${one} = new${Singular}(request, { id: crypto.randomUUID(), ownerId: caller.userId, now: new Date() })
      await this.${camel(plural)}.insert(tx, ${one})
      return ${one}.id
    })
  }
}
`,
    [folder(`${plural}.queries.ts`)]: `import { Injectable } from '@nestjs/common'
import { Reads } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'
import type { ${Singular} } from './${singular}.rules'

@Injectable()
export class ${Plural}Queries {
  constructor(private readonly reads: Reads) {}

  /** @throws Problem NOT_FOUND also for somebody else's: whether it exists is nobody's business */
  async ofOwner(${one}Id: string, caller: Caller): Promise<${Singular}> {
    const [${one}] = await this.reads.query<${Singular}>(
      'SELECT id, owner_id AS "ownerId", name, created_at AS "createdAt" FROM ${table} WHERE id = $1',
      [${one}Id],
    )
    if (!${one} || (${one}.ownerId !== caller.userId && caller.role !== 'admin')) throw new Problem('NOT_FOUND')
    return ${one}
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
      CREATE INDEX ${table}_by_owner ON ${table} (owner_id, created_at DESC);
    \`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ${table}')
  }
}
`,
  }
}

/** The feature's page of the contract. */
export function contractOf(singular) {
  const Singular = pascal(singular)
  return `import { z } from 'zod'
import { id, instant } from '../primitives'

export const create${Singular}Request = z.object({ name: z.string().trim().min(1).max(200) })
export type Create${Singular}Request = z.infer<typeof create${Singular}Request>

export const ${camel(singular)}View = z.object({ id, name: z.string(), createdAt: instant })
export type ${Singular}View = z.infer<typeof ${camel(singular)}View>

export const ${camel(singular)}Response = z.object({ data: ${camel(singular)}View })
export type ${Singular}Response = z.infer<typeof ${camel(singular)}Response>
`
}
