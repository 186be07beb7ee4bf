/** The advisory locks of this database, held and waited for: its server has those of other test files too. */
export const ADVISORY_LOCKS = `SELECT granted FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
  WHERE locktype = 'advisory' AND datname = current_database()`
