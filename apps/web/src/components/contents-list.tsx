import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chevron } from './chevron'
import './components.texts'

interface ContentsListProps {
  /** The headings of a long page: their ids and what they say. */
  readonly entries: readonly { readonly id: string; readonly text: string }[]
}

/**
 * Where one is in a long page, and the ways to its other parts; folded where it would fill the window, by the browser
 * itself: an article may be shown without its program.
 */
export function ContentsList({ entries }: ContentsListProps) {
  const { t } = useTranslation('components')
  const current = useCurrentHeading(entries.map(({ id }) => id).join(' '))
  return (
    <nav aria-label={t('contents')}>
      <p className="text-small font-semibold text-soft max-lg:hidden">{t('contents')}</p>
      <details className="group peer lg:hidden">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between rounded-xl border border-line bg-surface px-4 text-small font-semibold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <Chevron className="group-open:rotate-180" />
        </summary>
      </details>
      {/* Not inside the fold, which wide windows do not have. */}
      <ol className="mt-2 border-l-2 border-line max-lg:hidden max-lg:peer-open:block">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={({ currentTarget }) => fold(currentTarget)}
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

/** What was asked for is below the list. */
const fold = (link: Element) => link.closest('nav')?.querySelector('details')?.removeAttribute('open')

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
