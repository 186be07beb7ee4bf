import type { ReactNode } from 'react'
import { Chevron } from './chevron'

interface FoldProps {
  readonly summary: ReactNode
  readonly children: ReactNode
  readonly isOpen?: boolean
}

/** Something that is opened when it is wanted. The browser's own: it opens for what is searched on the page, too. */
export function Fold({ summary, children, isOpen = false }: FoldProps) {
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg py-1 font-medium text-brand-deep hover:text-brand-dark [&::-webkit-details-marker]:hidden">
        {summary}
        <Chevron className="group-open:rotate-180" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
