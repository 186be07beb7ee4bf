import { Paper } from './paper'

/** A glass over empty pages: nothing is there that should not be. */
export function ClearSearch() {
  return (
    <Paper>
      <rect x="26" y="34" width="44" height="54" rx="5" fill="var(--color-surface)" />
      <path d="M35 48h26M35 58h26M35 68h15" stroke="var(--color-line)" />
      <circle cx="92" cy="56" r="26" fill="var(--color-surface)" />
      <path d="m111 75 18 18" strokeWidth="6" />
      <path d="m81 57 8 8 15-17" stroke="var(--color-good)" strokeWidth="4" />
    </Paper>
  )
}
