import { useTranslation } from 'react-i18next'
import type { ArticleLocale, ArticleSource } from '../../content/article'
import { dayIn } from './day-in'

interface SourceListProps {
  readonly sources: readonly ArticleSource[]
  readonly locale: ArticleLocale
}

/** What an article rests on, with the day on which somebody last looked. */
export function SourceList({ sources, locale }: SourceListProps) {
  const { t } = useTranslation('articles')
  if (sources.length === 0) return null
  return (
    <section className="mt-12 border-t border-line pt-6 text-small text-soft">
      <h2 className="font-semibold text-ink">{t('sources')}</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {sources.map(({ title, date, asOf, url }) => (
          <li key={title} lang={locale}>
            {url === undefined ? (
              title
            ) : (
              <a href={url} rel="noreferrer" className="link">
                {title}
              </a>
            )}
            {date !== undefined && ` (${date})`}
            {' · '}
            {t('asOf', { day: dayIn(locale, asOf) })}
          </li>
        ))}
      </ol>
      <p className="mt-4">{t('noAdvice')}</p>
    </section>
  )
}
