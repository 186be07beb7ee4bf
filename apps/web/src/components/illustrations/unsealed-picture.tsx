import { SealFace } from '../seal-mark'
import { Paper } from './paper'

/** A picture, and the seal that is about to be pressed on it. */
export function UnsealedPicture() {
  return (
    <Paper>
      <g transform="rotate(-4 70 64)">
        <rect x="30" y="30" width="80" height="64" rx="5" fill="var(--color-surface)" />
        <path d="M38 86V46a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v40z" stroke="var(--color-line)" />
        <path d="m40 82 18-20 12 12 14-17 17 25" />
        <circle cx="84" cy="50" r="5" />
      </g>
      <g transform="translate(96 70) rotate(8) scale(0.52)" strokeWidth="0" stroke="var(--color-seal-cut)">
        <SealFace />
      </g>
    </Paper>
  )
}
