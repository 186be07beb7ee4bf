const instantOf = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What of a row of `contact_message` makes its view. */
export const viewColumns = `id, reference, kind, name, email, about, message, language,
  ${instantOf('received_at')} AS "receivedAt",
  CASE WHEN handled_at IS NOT NULL THEN
    json_build_object('at', ${instantOf('handled_at')}, 'by', handled_by, 'note', note) END AS handled`
