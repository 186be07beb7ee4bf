import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chevron } from './chevron'
import './components.texts'

interface ContentsListProps {
  /** The headings of a long page: their ids and what they say. */
  readonly entries: readonly { readonly id: string; readonly text: string }[]
}

/** Where one is in a long page, and the ways to its other parts; folded where it would fill the window. */
export function ContentsList({ entries }: ContentsListProps) {
  const { t } = useTranslation('components')
  const heading = useId()
  const list = useId()
  const [isOpen, setOpen] = useState(false)
  const current = useCurrentHeading(entries.map(({ id }) => id).join(' '))
  return (
    <nav aria-labelledby={heading}>
      <p id={heading} className="text-small font-semibold text-soft max-lg:hidden">
        {t('contents')}
      </p>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between rounded-xl border border-line bg-surface px-4 text-small font-semibold lg:hidden"
      >
        {t('contents')}
        <Chevron className={isOpen ? 'rotate-180' : ''} />
      </button>
      <ol id={list} className={`mt-2 border-l-2 border-line ${isOpen ? '' : 'max-lg:hidden'}`}>
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={() => setOpen(false)}
              aria-current={id === current ? 'location' : undefined}
              className="-ml-0.5 flex min-h-11 items-center border-l-2 border-transparent pl-4 text-small hover:text-brand-deep aria-[current=location]:border-brand-deep aria-[current=location]:font-semibold aria-[current=location]:text-brand-deep"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The last heading that has been scrolled past the upper third of the window. @param ids separated by spaces */
function useCurrentHeading(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () =>
      setCurrent(headings.findLast((each) => each.getBoundingClientRect().top < innerHeight / 3)?.id)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [ids])
  return current
}
