import { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import { limits, type PageRequest } from '@originseal/contracts'
import type { Caller } from './access'
import type { FileResponse } from './file-response'
import { Idempotency } from './idempotency'
import { Problem } from './problem'
import { byteOrderMark, lineOf, type Column } from './spreadsheet.rules'

interface ExportOf<Row> {
  /** Of the list: what the file is called. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** The rows after the one whose id is `cursor`. */
  readonly read: (asked: PageRequest) => Promise<readonly Row[]>
  readonly idOf: (row: Row) => string
}

interface Asked {
  readonly caller: Caller
  readonly idempotencyKey: string | undefined
  readonly body: unknown
}

const rowsPerPage = 500

/** Lists as files for spreadsheets, written while they are read, so that no file is ever whole in memory. */
@Injectable()
export class Exports {
  constructor(private readonly idempotency: Idempotency) {}

  /**
   * One file per key: the proof that was given for it is good for no second one. That it was asked for is noted before the
   * first row is read. @throws Problem IDEMPOTENCY_KEY_REUSED
   */
  async begin<Row>(list: ExportOf<Row>, { caller, idempotencyKey: key, body }: Asked): Promise<FileResponse> {
    let isFirst = false
    await this.idempotency.once(
      { key, scope: `export ${list.name} ${caller.userId}`, request: body },
      async () => {
        isFirst = true
        return {}
      },
    )
    if (!isFirst) throw new Problem('IDEMPOTENCY_KEY_REUSED')
    return { stream: Readable.from(write(list)), filename: `${list.name}.csv` }
  }
}

/** Ends with a line that says so where there is more than a file may have. */
async function* write<Row>({ columns, read, idOf }: ExportOf<Row>): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(columns.map(({ name }) => name))
  let cursor: string | undefined
  for (let written = 0; written < limits.exportRows;) {
    const limit = Math.min(rowsPerPage, limits.exportRows - written)
    const rows = await read({ cursor, limit })
    yield rows.map((row) => lineOf(columns.map(({ cell }) => cell(row)))).join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < limit) return
    cursor = idOf(last)
    written += rows.length
  }
  const [more] = await read({ cursor, limit: 1 })
  if (more) yield lineOf([`There are more than ${limits.exportRows} rows: narrow the list.`])
}
