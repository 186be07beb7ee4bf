import { Landscape } from './landscape'

/** Pages of the web, and a glass over the one that shows the same picture. */
export function FindStep({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 360 220" aria-hidden className={className}>
      {[
        { x: 34, y: 34 },
        { x: 138, y: 34 },
        { x: 242, y: 34 },
        { x: 34, y: 120 },
        { x: 138, y: 120 },
        { x: 242, y: 120 },
      ].map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            width="86"
            height="68"
            rx="9"
            fill="var(--color-surface)"
            stroke="var(--color-brand-wash)"
            strokeWidth="2"
          />
          <rect x="9" y="9" width="68" height="34" rx="5" fill="var(--color-line)" />
          <path d="M11 54h38" stroke="var(--color-line)" strokeWidth="6" strokeLinecap="round" />
        </g>
      ))}
      <g transform="translate(147 129)">
        <Landscape width={68} height={34} />
      </g>
      <circle cx="181" cy="148" r="46" fill="none" stroke="var(--color-brand)" strokeWidth="6" />
      <path d="m216 181 22 22" stroke="var(--color-brand)" strokeWidth="11" strokeLinecap="round" />
    </svg>
  )
}
