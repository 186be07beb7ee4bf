import { Injectable } from '@nestjs/common'
import type { HeldKeys, KeyTestResult, ProviderKeyName } from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { DB } from '../tables'
import type { VaultPlace, WrappedKey } from './key-encryption'

const db = statements<DB>()

/** Null values: withdrawn with this version. */
interface NewVersion extends VaultPlace {
  readonly sealed: Buffer | null
  readonly last4: string | null
  readonly fingerprint: string | null
  readonly setBy: string
  /** The last day in Taiwan, `2026-12-31`; null where nobody said that it ends. */
  readonly expiresOn: string | null
}

@Injectable()
export class ProviderKeysRepository {
  /** 0 before the first. */
  async newest(tx: Tx, name: ProviderKeyName): Promise<number> {
    const [row] = await tx.rows(
      db
        .selectFrom('provider_key_version')
        .select('version')
        .where('name', '=', name)
        .orderBy('version', 'desc')
        .limit(1),
    )
    return row?.version ?? 0
  }

  /** False where the version is there already. What opened the ones before is gone with it. */
  async insert(tx: Tx, { setBy, expiresOn, ...version }: NewVersion, wrapped?: WrappedKey): Promise<boolean> {
    const { name, version: number } = version
    const inserted = await tx.rows(
      db
        .insertInto('provider_key_version')
        .values({ ...version, set_by: setBy, set_at: new Date(), expires_on: expiresOn })
        .onConflict((conflict) => conflict.doNothing())
        .returning('version'),
    )
    if (inserted.length === 0) return false
    await tx.rows(db.deleteFrom('provider_key_wrap').where('name', '=', name))
    if (wrapped) {
      const { kekId, wrapped: bytes } = wrapped
      await tx.rows(
        db.insertInto('provider_key_wrap').values({ name, version: number, kek_id: kekId, wrapped: bytes }),
      )
    }
    return true
  }

  /** Those that another key than this one encrypts, locked. */
  async wrappedByOthers(tx: Tx, kekId: string): Promise<(VaultPlace & WrappedKey)[]> {
    const rows = await tx.rows(
      db.selectFrom('provider_key_wrap').selectAll().where('kek_id', '<>', kekId).forUpdate(),
    )
    return rows.map(({ name, version, kek_id, wrapped }) => ({
      name: name as ProviderKeyName,
      version,
      kekId: kek_id,
      wrapped,
    }))
  }

  async rewrap(tx: Tx, { name, version }: VaultPlace, { kekId, wrapped }: WrappedKey): Promise<void> {
    await tx.rows(
      db
        .updateTable('provider_key_wrap')
        .set({ kek_id: kekId, wrapped })
        .where('name', '=', name)
        .where('version', '=', version),
    )
  }

  async saveTest(
    tx: Tx,
    { name, version }: VaultPlace,
    test: { readonly result: KeyTestResult; readonly code: string; readonly testedBy: string },
  ): Promise<void> {
    const { result, code, testedBy } = test
    await tx.rows(
      db.insertInto('provider_key_test').values({
        id: crypto.randomUUID(),
        name,
        version,
        result,
        code,
        tested_by: testedBy,
        tested_at: new Date(),
      }),
    )
  }

  /** Several processes of a service tell their last use; the latest of all stands. */
  async saveUses(tx: Tx, service: string, held: HeldKeys): Promise<void> {
    for (const { name, source, version, usedAt = null } of held) {
      const said = { source, version, told_at: new Date() }
      await tx.rows(
        db
          .insertInto('provider_key_use')
          .values({ name, service, ...said, used_at: usedAt })
          .onConflict((conflict) =>
            conflict.columns(['name', 'service']).doUpdateSet(({ fn, ref }) => ({
              ...said,
              used_at: fn<Date | null>('greatest', [
                ref('provider_key_use.used_at'),
                ref('excluded.used_at'),
              ]),
            })),
          ),
      )
    }
  }
}
