/** Says that something opens here, and whether it is open. */
export function Chevron({
  isUp = false,
  className = '',
}: {
  readonly isUp?: boolean
  readonly className?: string
}) {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className={`size-4 shrink-0 transition-transform ${isUp ? 'rotate-180' : ''} ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m3 6 5 5 5-5" />
    </svg>
  )
}
