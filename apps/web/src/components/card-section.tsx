import { useId, type ReactNode } from 'react'

interface CardSectionProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children: ReactNode
}

/** One subject of a page in a frame of its own, with its heading. */
export function CardSection({ title, lead, children }: CardSectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="card px-5 py-6 sm:px-8">
      <h2 id={heading} className="text-subheading font-semibold">
        {title}
      </h2>
      {lead && <p className="mt-1 text-[0.95rem] text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
