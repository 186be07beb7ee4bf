/**
 * The mark: a name seal with the two characters 原印 in white lines, read from the right as seals are.
 * It stands beside the name or on a picture, so it says nothing to a screen reader.
 */
export function SealMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden className={className}>
      <rect width="64" height="64" rx="11" fill="var(--color-brand)" />
      <SealCharacters />
    </svg>
  )
}

/** The characters alone, on a field of 64 by 64. */
export function SealCharacters({ stroke = '#fff' }: { readonly stroke?: string }) {
  return (
    <g fill="none" stroke={stroke} strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M35 12.5h22M36.5 12.5V40q0 8-2.5 12M47.5 12.5 46 18M41 18.5h14V31H41zM41 24.8h14M48 31v21M42.5 37v9M53.5 37v9" />
      <path d="M18.5 12.5 9.5 15.5V44M9.5 29h9M9.5 44h9M23 16h7.5v19q0 3-4.5 2.5M23 16v36" />
    </g>
  )
}
