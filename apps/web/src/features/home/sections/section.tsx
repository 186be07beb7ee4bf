import { useId, type ReactNode, type Ref } from 'react'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
  readonly isTinted?: boolean
  readonly sectionRef?: Ref<HTMLElement>
}

/** A section of the home page under its own heading. */
export function Section({ title, lead, children, isTinted = false, sectionRef }: SectionProps) {
  const id = useId()
  return (
    <section
      ref={sectionRef}
      aria-labelledby={id}
      className={isTinted ? 'border-y border-line bg-surface' : undefined}
    >
      <div className="column-wide py-section">
        <h2 id={id} className="text-title font-bold">
          {title}
        </h2>
        {lead && <p className="mt-3 max-w-reading text-lead text-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </section>
  )
}

interface CardsProps {
  readonly items: readonly { readonly title: string; readonly text: string; readonly mark?: string }[]
  readonly isOrdered?: boolean
}

export function Cards({ items, isOrdered = false }: CardsProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className={`grid gap-5 ${items.length === 4 ? 'sm:grid-cols-2' : 'md:grid-cols-3'}`}>
      {items.map(({ title, text, mark }, index) => (
        <li key={title} className="card p-6">
          {mark && <p className="mb-2 text-small font-semibold text-warn">{mark}</p>}
          <h3 className="flex items-baseline gap-3 text-subheading font-semibold">
            {isOrdered && <span className="text-brand-deep tabular-nums">{index + 1}</span>}
            {title}
          </h3>
          <p className="mt-2 text-soft">{text}</p>
        </li>
      ))}
    </List>
  )
}
