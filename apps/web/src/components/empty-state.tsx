import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** One of the illustrations. */
  readonly picture: ReactNode
  readonly title: string
  readonly children?: ReactNode
  /** The one thing to do now, if there is one. */
  readonly action?: ReactNode
}

/** What stands where there is nothing yet: a picture, a sentence, and the one thing to do now. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="card flex flex-col items-center gap-3 px-5 py-10 text-center">
      {picture}
      <p className="max-w-md text-subheading font-semibold text-balance">{title}</p>
      {children && <div className="max-w-md text-pretty text-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}
