import { Injectable } from '@nestjs/common'
import {
  providerKeyNames,
  providerKeys,
  type KeySource,
  type KeyTestResult,
  type ProviderKeyName,
  type ProviderKeyView,
} from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { Selectable } from 'kysely'
import type { DB } from '../tables'
import { KeyEncryption, type VaultPlace, type WrappedKey } from './key-encryption'

const db = statements<DB>()

/** A key that is kept, as it lies. */
export interface SealedKey extends VaultPlace {
  readonly sealed: Buffer
  readonly wrapped: WrappedKey
}

interface Found {
  readonly versions: readonly (Selectable<DB['provider_key_version']> & { expires_day: string | null })[]
  readonly wraps: readonly Selectable<DB['provider_key_wrap']>[]
  readonly tests: readonly Selectable<DB['provider_key_test']>[]
  readonly uses: readonly Selectable<DB['provider_key_use']>[]
}

@Injectable()
export class ProviderKeysQueries {
  constructor(
    private readonly reads: Reads,
    private readonly encryption: KeyEncryption,
  ) {}

  async all(): Promise<ProviderKeyView[]> {
    const found = await this.find()
    return providerKeyNames.map((name) => this.toView(name, found))
  }

  async view(name: ProviderKeyName): Promise<ProviderKeyView> {
    return this.toView(name, await this.find())
  }

  /** How many keys that are kept end on this day in Taiwan or before. */
  async endingUntil(day: string): Promise<number> {
    const rows = await this.reads.rows(
      db
        .selectFrom('provider_key_wrap as wrap')
        .innerJoin('provider_key_version as key', (join) =>
          join.onRef('key.name', '=', 'wrap.name').onRef('key.version', '=', 'wrap.version'),
        )
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('key.expires_on', '<=', ({ cast, val }) => cast<Date>(val(day), 'date')),
    )
    return Number(rows[0]?.count ?? 0)
  }

  /** How many versions each key that encrypts keys opens. */
  async wrapCounts(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.reads.rows(
      db
        .selectFrom('provider_key_wrap')
        .select(['kek_id', ({ fn }) => fn.countAll<string>().as('count')])
        .groupBy('kek_id'),
    )
    return new Map(rows.map(({ kek_id, count }) => [kek_id, Number(count)]))
  }

  /** Those of these names that are kept, sealed. */
  async sealed(names: readonly ProviderKeyName[]): Promise<SealedKey[]> {
    const rows = await this.reads.rows(
      db
        .selectFrom('provider_key_wrap as wrap')
        .innerJoin('provider_key_version as key', (join) =>
          join.onRef('key.name', '=', 'wrap.name').onRef('key.version', '=', 'wrap.version'),
        )
        .select(['key.name', 'key.version', 'key.sealed', 'wrap.kek_id', 'wrap.wrapped'])
        .where('key.name', 'in', names),
    )
    return rows.flatMap(({ name, version, sealed, kek_id, wrapped }) =>
      sealed ? [{ name: name as ProviderKeyName, version, sealed, wrapped: { kekId: kek_id, wrapped } }] : [],
    )
  }

  private async find(): Promise<Found> {
    const [versions, wraps, tests, uses] = await Promise.all([
      this.reads.rows(
        db
          .selectFrom('provider_key_version')
          .selectAll()
          .select(({ cast, ref }) => cast<string | null>(ref('expires_on'), 'text').as('expires_day'))
          .distinctOn('name')
          .orderBy('name')
          .orderBy('version', 'desc'),
      ),
      this.reads.rows(db.selectFrom('provider_key_wrap').selectAll()),
      this.reads.rows(
        db
          .selectFrom('provider_key_test')
          .selectAll()
          .distinctOn('name')
          .orderBy('name')
          .orderBy('tested_at', 'desc'),
      ),
      this.reads.rows(db.selectFrom('provider_key_use').selectAll()),
    ])
    return { versions, wraps, tests, uses }
  }

  private toView(name: ProviderKeyName, { versions, wraps, tests, uses }: Found): ProviderKeyView {
    const newest = versions.find((row) => row.name === name)
    const wrap = wraps.find((row) => row.name === name)
    const test = tests.find((row) => row.name === name && row.version === newest?.version)
    const { provider, services } = providerKeys[name]
    return {
      name,
      provider,
      newest: newest?.version ?? 0,
      kept:
        !newest || newest.fingerprint === null
          ? null
          : {
              version: newest.version,
              last4: newest.last4,
              fingerprint: newest.fingerprint,
              setBy: newest.set_by,
              setAt: newest.set_at.toISOString(),
              expiresOn: newest.expires_day,
              opens: wrap?.version === newest.version && this.encryption.has(wrap.kek_id),
            },
      test: test
        ? {
            result: test.result as KeyTestResult,
            code: test.code,
            testedBy: test.tested_by,
            testedAt: test.tested_at.toISOString(),
          }
        : null,
      services: services.map((service) => {
        const use = uses.find((row) => row.name === name && row.service === service)
        return {
          service,
          source: (use?.source as KeySource | undefined) ?? null,
          version: use?.version ?? null,
          toldAt: use?.told_at.toISOString() ?? null,
          usedAt: use?.used_at?.toISOString() ?? null,
        }
      }),
    }
  }
}
