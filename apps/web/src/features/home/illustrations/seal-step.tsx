import { SealFace } from '../../../components/seal-mark'
import { Landscape } from './landscape'

/** A picture receives its seal. */
export function SealStep({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 360 220" aria-hidden className={className}>
      <rect
        x="62"
        y="36"
        width="196"
        height="150"
        rx="14"
        fill="var(--color-surface)"
        stroke="var(--color-brand-wash)"
        strokeWidth="2"
      />
      <g transform="translate(76 50)">
        <Landscape width={168} height={122} />
      </g>
      <g transform="translate(220 112) rotate(-6) scale(1.15)">
        <SealFace />
      </g>
      <path
        d="M292 84v-16M304 92l12-11M308 106h16"
        stroke="var(--color-brand)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
