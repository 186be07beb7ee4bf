import type { ReactNode } from 'react'

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
        <Chevron />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden
      className="size-4 shrink-0 transition-transform group-open:rotate-180"
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
