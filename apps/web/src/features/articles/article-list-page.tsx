import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import type { ArticleLocale, ArticleSummary } from '../../content/article'
import { articleSummaries } from '../../content/article-summaries'
import { articleLists } from './article-lists'
import { articlesBySubject } from './articles-by-subject.rules'
import { dayIn } from './day-in'

interface ArticleListPageProps {
  readonly section: 'blog' | 'column'
  readonly locale: ArticleLocale
}

/** Every article of the blog or the column, by subject; the newest subject first. */
export function ArticleListPage({ section, locale }: ArticleListPageProps) {
  const { t } = useTranslation('articles')
  const languages = articleLists.filter((list) => list.section === section)
  return (
    <Page title={t(`${section}.title`)} lead={t(`${section}.lead`)} width="wide">
      <PageMetadata
        title={t(`${section}.metaTitle`)}
        description={t(`${section}.description`)}
        languages={languages}
      />
      {languages
        .filter((other) => other.locale !== locale)
        .map((other) => (
          <p key={other.locale} className="mb-8 text-small">
            <Link to={other.path} hrefLang={other.locale} className="link">
              {t(other.locale === 'en' ? 'inEnglish' : 'inChinese')}
            </Link>
          </p>
        ))}
      {articlesBySubject(articleSummaries, section, locale).map(({ name, articles }) => (
        <section key={name} className="mt-12 first:mt-0" lang={locale}>
          <h2 className="text-heading font-bold">{name}</h2>
          <ul className="mt-4 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
            {articles.map((article) => (
              <ArticleCard key={article.path} article={article} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  )
}

function ArticleCard({ article }: { readonly article: ArticleSummary }) {
  const { path, title, description, updatedAt, locale } = article
  return (
    <li className="card relative flex flex-col px-5 py-5 focus-within:border-brand-deep hover:border-brand-deep">
      <h3 className="text-subheading font-semibold">
        <Link to={path} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p className="mt-2 text-small text-soft">{description}</p>
      <time dateTime={updatedAt} className="mt-auto pt-3 text-small text-soft">
        {dayIn(locale, updatedAt)}
      </time>
    </li>
  )
}
