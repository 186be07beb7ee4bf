import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ArticleLink, ArticleLocale } from '../../content/article'

interface RelatedArticlesProps {
  readonly articles: readonly ArticleLink[]
  readonly locale: ArticleLocale
}

/** What to read next. */
export function RelatedArticles({ articles, locale }: RelatedArticlesProps) {
  const { t } = useTranslation('articles')
  if (articles.length === 0) return null
  return (
    <nav aria-label={t('related')} className="mt-10 print:hidden">
      <h2 className="font-semibold">{t('related')}</h2>
      <ul className="mt-2" lang={locale}>
        {articles.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
