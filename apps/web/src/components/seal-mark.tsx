import { seal } from '@originseal/brand'

/**
 * The mark: a name seal with the two characters 原印, read from the right as seals are.
 * It stands beside the name or on a picture, so it says nothing to a screen reader.
 */
export function SealMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox={`0 0 ${seal.size} ${seal.size}`} aria-hidden className={className}>
      <SealFace />
    </svg>
  )
}

/** The mark inside a larger drawing, on a field of 64 by 64. */
export function SealFace() {
  return (
    <>
      <path d={seal.face} fill="var(--color-seal)" />
      <path d={seal.characters} fill="none" stroke="var(--color-seal-cut)" strokeWidth={seal.strokeWidth} />
    </>
  )
}
