import type { ArticleLocale, ArticleSummary } from '../../content/article'

interface Subject {
  readonly name: string
  readonly articles: readonly ArticleSummary[]
}

/** The articles of one list by their first tag; newest first, subjects in the order of their newest. */
export function articlesBySubject(
  all: readonly ArticleSummary[],
  section: 'blog' | 'column',
  locale: ArticleLocale,
): Subject[] {
  const articles = all
    .filter((article) => article.section === section && article.locale === locale)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug))
  const names = [...new Set(articles.map(({ tags }) => tags[0] ?? ''))]
  return names.map((name) => ({ name, articles: articles.filter(({ tags }) => (tags[0] ?? '') === name) }))
}
