import { Paper } from './paper'

/** A bell at rest. */
export function QuietBell() {
  return (
    <Paper>
      <path d="M54 78c7-7 8-14 8-24a18 18 0 0 1 36 0c0 10 1 17 8 24z" fill="var(--color-surface)" />
      <path d="M80 30v6M73 86a7.5 7.5 0 0 0 14 0" />
      <path d="M112 40h9l-9 11h9M124 25h7l-7 9h7" stroke="var(--color-seal)" />
    </Paper>
  )
}
