import type { ArticleLocale } from '../../content/article'

interface ArticleList {
  readonly section: 'blog' | 'column'
  readonly locale: ArticleLocale
  readonly path: string
}

/** Pages that list articles: one for each language in which there are any. */
export const articleLists: readonly ArticleList[] = [
  { section: 'blog', locale: 'zh-TW', path: '/blog' },
  { section: 'blog', locale: 'en', path: '/en/blog' },
  { section: 'column', locale: 'zh-TW', path: '/creator-column' },
]
