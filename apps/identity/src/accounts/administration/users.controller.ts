import { Controller } from '@nestjs/common'
import type { ListUsersResponse, PageRequest, ReadUserResponse, UserNote } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, Exports, readPage, type EndpointRequest, type FileResponse } from '@originseal/http'
import { EndUserSessions } from './end-user-sessions'
import { ReadUser } from './read-user'
import { userColumns } from './user-columns'
import { UsersQueries } from './users.queries'
import { WriteUserNote } from './write-user-note'

@Controller()
export class UsersController {
  constructor(
    private readonly users: UsersQueries,
    private readonly readUser: ReadUser,
    private readonly endUserSessions: EndUserSessions,
    private readonly writeUserNote: WriteUserNote,
    private readonly exports: Exports,
  ) {}

  @Endpoint(endpoints.listUsers)
  async list({ query }: EndpointRequest<typeof endpoints.listUsers>): Promise<ListUsersResponse> {
    const read = (asked: object) => this.users.page({ ...query, ...asked })
    const { entries: users, nextCursor } = await readPage(query, read, ({ id }) => id)
    return { users, nextCursor }
  }

  @Endpoint(endpoints.exportUsers)
  file(request: EndpointRequest<typeof endpoints.exportUsers>): Promise<FileResponse> {
    const { personal, reason: _reason, ...filter } = request.body
    const columns = userColumns(personal)
    const read = (asked: PageRequest) => this.users.page({ ...filter, ...asked })
    return this.exports.begin({ name: 'users', columns, read, idOf: ({ id }) => id }, request)
  }

  @Endpoint(endpoints.readUser)
  read({ params }: EndpointRequest<typeof endpoints.readUser>): Promise<ReadUserResponse> {
    return this.readUser.execute(params.id)
  }

  @Endpoint(endpoints.endUserSessions)
  endSessions({ params }: EndpointRequest<typeof endpoints.endUserSessions>): Promise<void> {
    return this.endUserSessions.execute(params.id)
  }

  @Endpoint(endpoints.writeUserNote)
  note({
    params,
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.writeUserNote>): Promise<UserNote> {
    const note = { accountId: params.id, authorId: caller.userId, text: body.text }
    return this.writeUserNote.execute(note, idempotencyKey)
  }
}
