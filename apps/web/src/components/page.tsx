import type { ReactNode } from 'react'

interface PageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  /** To fill in, to read, or to compare. */
  readonly width?: keyof typeof columns
}

const columns = { form: 'column-form', reading: 'column-reading', wide: 'column-wide' } as const

/** The frame of an inner page: its heading, what it is for, and its contents in one calm column. */
export function Page({ title, lead, children, width = 'form' }: PageProps) {
  return (
    <div className={`${columns[width]} pt-8 pb-section sm:pt-12`}>
      <h1 className="text-title font-bold">{title}</h1>
      {lead && <p className="mt-3 max-w-reading text-lead text-pretty text-soft">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}
