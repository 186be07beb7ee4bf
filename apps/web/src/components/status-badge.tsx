import type { ReactNode } from 'react'

/** How a state stands to whoever reads it; one look for each, everywhere. */
export type StatusTone = 'good' | 'warn' | 'bad' | 'active' | 'quiet'

const tones: Record<StatusTone, string> = {
  good: 'bg-good-tint text-good',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  active: 'bg-brand-tint text-brand-deep',
  quiet: 'bg-line text-soft',
}

/** A state in a word or two. Its words say it all; the colour only repeats them. */
export function StatusBadge({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return (
    // The border is seen where colours are forced and the tint is not.
    <span
      className={`inline-block rounded-full border whitespace-nowrap border-transparent px-3 py-0.5 text-small font-medium ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
