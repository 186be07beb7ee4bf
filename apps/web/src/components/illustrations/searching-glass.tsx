import { Paper } from './paper'

/** A glass over pages that have not been looked at. */
export function SearchingGlass() {
  return (
    <Paper>
      {[24, 66, 108].map((x) => (
        <g key={x}>
          <rect x={x} y="36" width="30" height="40" rx="4" fill="var(--color-surface)" />
          <path d={`M${x + 7} 66h16M${x + 7} 58h16`} stroke="var(--color-line)" />
          <rect x={x + 7} y="43" width="16" height="9" rx="2" stroke="var(--color-line)" />
        </g>
      ))}
      <circle cx="84" cy="68" r="17" stroke="var(--color-seal)" strokeWidth="3.5" />
      <path d="m96 80 13 13" stroke="var(--color-seal)" strokeWidth="6" />
    </Paper>
  )
}
