import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { Article } from '../../components/article'
import { ContentsList } from '../../components/contents-list'
import { PageMetadata } from '../../components/page-metadata'
import { Page } from '../../components/page'
import { QuestionList } from '../../components/question-list'
import { articleLocales } from '../../content/article'
import type { WrittenArticle } from '../../content/article-files'
import { articleParts } from './article-parts'
import { dayIn } from './day-in'
import { ArticleFailurePage, EmbeddedArticlePage } from './embedded-article-page'
import { loadArticle, type LoadedArticle } from './load-article'
import { RelatedArticles } from './related-articles'
import { SourceList } from './source-list'
import { structuredData } from './structured-data.rules'

/** With the page, so that the body is asked for one turn earlier. */
export { loadArticle }

/** An article: what it says, where it has that from, and what to read next. */
export function ArticlePage({ notFound }: { readonly notFound: ReactElement }) {
  const loaded = useLoaderData<LoadedArticle>()
  if (loaded === null) return notFound
  if ('failure' in loaded) return <ArticleFailurePage {...loaded} />
  if ('content' in loaded) return <EmbeddedArticlePage {...loaded} />
  return <WrittenPage {...loaded} />
}

function WrittenPage({ default: Body, article }: WrittenArticle) {
  const { t } = useTranslation('articles')
  const { section, locale, title, metaTitle, description, questions, headings, languages } = article
  const isDated = section === 'blog' || section === 'column'
  const contents = headings.map(({ id, text }) => ({ id, text }))
  const otherLanguages = languages.filter((other) => other.locale !== locale)
  return (
    <Page title={title} lead={description} width="wide">
      <PageMetadata
        title={metaTitle}
        description={description}
        type="article"
        {...(isDated && { image: `/og/${section}/${article.slug}.${locale}.png` })}
        languages={languages}
        structuredData={structuredData(article)}
      />
      <p className="flex flex-wrap gap-x-4 text-small text-soft">
        <span>
          {t('updated')}
          <time dateTime={article.updatedAt}>{dayIn(locale, article.updatedAt)}</time>
        </span>
        {otherLanguages.map((other) => (
          <Link key={other.locale} to={other.path} hrefLang={other.locale} className="link">
            {t(other.locale === articleLocales[0] ? 'inChinese' : 'inEnglish')}
          </Link>
        ))}
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="lg:sticky lg:top-6 lg:order-last lg:self-start">
          {contents.length > 2 && <ContentsList entries={contents} />}
        </div>
        <div className="max-w-[38em] min-w-0 sm:text-[1.0625rem]">
          <Article lang={locale}>
            <Body components={articleParts} />
          </Article>
          {questions.length > 0 && (
            <section className="mt-12" lang={locale}>
              <h2 className="mb-4 text-heading font-bold">{t('questions')}</h2>
              <QuestionList questions={questions} />
            </section>
          )}
          <SourceList sources={article.sources} locale={locale} />
          <RelatedArticles articles={article.related} locale={locale} />
        </div>
      </div>
    </Page>
  )
}
