import { Injectable } from '@nestjs/common'
import type { Compilable } from 'kysely'
import { DataSource } from 'typeorm'

/** Reads outside of a transaction, in SQL. Writes need a `Tx`. */
@Injectable()
export class Reads {
  constructor(private readonly source: DataSource) {}

  /** The rows that a SELECT with positional parameters gives. */
  query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return this.source.query(sql, [...parameters])
  }

  /** The rows of a SELECT that `statements` composed. */
  rows<Row>(statement: Compilable<Row>): Promise<Row[]> {
    const { sql, parameters } = statement.compile()
    return this.query<Row>(sql, parameters)
  }
}
