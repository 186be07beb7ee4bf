import { Injectable } from '@nestjs/common'
import {
  instantsOf,
  type AdministeredUser,
  type ListUsersRequest,
  type UserState,
} from '@originseal/contracts'
import { Reads } from '@originseal/database'
import { beginningPattern, userSearchOf, type UserSearch } from './user-search.rules'
import { toAdministeredUser, type UserRow } from './user.view'

const conditions: Record<UserSearch['by'], string> = {
  id: 'id = $4::uuid',
  phone: 'phone LIKE $4',
  email: 'email LIKE $4',
  name: 'real_name LIKE $4',
}
const states: Record<UserState, string> = {
  active: 'disabled_at IS NULL AND erases_at IS NULL',
  disabled: 'disabled_at IS NOT NULL',
  leaving: 'disabled_at IS NULL AND erases_at IS NOT NULL',
}

@Injectable()
export class UsersQueries {
  constructor(private readonly reads: Reads) {}

  /** Accounts after the one called `cursor`, newest first. */
  async page({ cursor, limit, search, role, state, ...days }: ListUsersRequest): Promise<AdministeredUser[]> {
    const { from = null, before = null } = instantsOf(days)
    const asked = search === undefined ? undefined : userSearchOf(search)
    const rows = await this.reads.query<UserRow>(
      `SELECT id, role, real_name AS "realName", email, email_confirmed_at AS "emailConfirmedAt", phone,
         registered_at AS "registeredAt", disabled_at AS "disabledAt", erases_at AS "erasesAt"
       FROM account
       WHERE ($1::uuid IS NULL OR (registered_at, id) <
           (SELECT last.registered_at, last.id FROM account last WHERE last.id = $1))
         AND ($3::text IS NULL OR role = $3)
         AND ($5::timestamptz IS NULL OR registered_at >= $5)
         AND ($6::timestamptz IS NULL OR registered_at < $6)
         AND ${asked ? conditions[asked.by] : '$4::text IS NULL'}
         ${state ? `AND ${states[state]}` : ''}
       ORDER BY registered_at DESC, id DESC LIMIT $2`,
      [cursor ?? null, limit, role ?? null, asked ? valueOf(asked) : null, from, before],
    )
    return rows.map(toAdministeredUser)
  }
}

const valueOf = (search: UserSearch): string =>
  search.by === 'id' ? search.id : beginningPattern(search.beginning)
