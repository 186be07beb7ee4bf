import ChevronDown from 'lucide-react/icons/chevron-down'

/** Says that something opens here, and whether it is open. */
export function Chevron({
  isUp = false,
  className = '',
}: {
  readonly isUp?: boolean
  readonly className?: string
}) {
  return (
    <ChevronDown
      aria-hidden
      className={`size-4 shrink-0 transition-transform ${isUp ? 'rotate-180' : ''} ${className}`}
    />
  )
}
