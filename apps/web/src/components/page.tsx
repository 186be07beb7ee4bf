import type { ReactNode } from 'react'

interface PageProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
  readonly width?: 'narrow' | 'wide'
}

/** The frame of an inner page: its heading, what it is for, and its contents in one calm column. */
export function Page({ title, lead, children, width = 'narrow' }: PageProps) {
  return (
    <div className={`mx-auto w-full px-5 pb-20 ${width === 'wide' ? 'max-w-5xl' : 'max-w-2xl'}`}>
      <h1 className="mt-8 text-2xl font-bold tracking-tight sm:mt-10 sm:text-3xl">{title}</h1>
      {lead && <p className="mt-3 text-soft sm:text-lg">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}
