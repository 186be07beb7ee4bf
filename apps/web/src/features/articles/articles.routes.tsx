import type { ReactElement } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { ArticleLocale, Section } from '../../content/article'
import { publicPage } from '../../components/public-page'
import { lazyPage } from '../../loading/lazy-page'
import { articleLists } from './article-lists'
import './articles.texts'

/** Pages of one's own in `content/pages`. */
const single = ['about', 'legal', 'conformance']
/** Those of them that there are in English, too. */
const singleInEnglish = ['conformance']

/** The article of an address, loaded before the page is shown. */
const articleOf =
  (section: Section, locale: ArticleLocale, name?: string) =>
  async ({ params }: LoaderFunctionArgs) => {
    const { loadArticle } = await import('./article-page')
    return loadArticle(section, name ?? params.slug ?? '', locale)
  }

const list = (section: 'blog' | 'column', locale: ArticleLocale) =>
  lazyPage(async () => {
    const { ArticleListPage } = await import('./article-list-page')
    return { element: <ArticleListPage section={section} locale={locale} /> }
  }, 'articles')

/**
 * What is written in files (src/content).
 * @param notFound for addresses without an article
 */
export function articleRoutes(notFound: ReactElement): RouteObject[] {
  const lazy = lazyPage(async () => {
    const { ArticlePage } = await import('./article-page')
    return { element: <ArticlePage notFound={notFound} /> }
  }, 'articles')
  const article = (path: string, loader: RouteObject['loader']): RouteObject => ({
    path,
    loader,
    lazy,
    handle: publicPage,
  })
  const inLanguage = (locale: ArticleLocale, prefix: string) => [
    article(`${prefix}blog/:slug`, articleOf('blog', locale)),
    article(`${prefix}creator-column/:slug`, articleOf('column', locale)),
    article(`${prefix}solutions/:slug`, articleOf('solutions', locale)),
  ]
  return [
    ...articleLists.map(({ section, locale, path }) => ({
      path,
      lazy: list(section, locale),
      handle: publicPage,
    })),
    ...single.map((name) => article(name, articleOf('pages', 'zh-TW', name))),
    ...singleInEnglish.map((name) => article(`en/${name}`, articleOf('pages', 'en', name))),
    ...inLanguage('zh-TW', ''),
    ...inLanguage('en', 'en/'),
  ]
}
