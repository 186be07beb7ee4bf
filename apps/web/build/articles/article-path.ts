import { articleLocales, type ArticleAddress, type Section } from '../../src/content/article.ts'

const folders: Record<Section, string> = {
  blog: '/blog',
  column: '/creator-column',
  solutions: '/solutions',
  pages: '',
}

/** The address of an article: the first language's has no prefix. */
export function articlePath({ section, slug, locale, embedded }: ArticleAddress): string {
  const prefix = locale === articleLocales[0] ? '' : `/${locale}`
  return `${prefix}${folders[section]}/${slug}${embedded ? '.html' : ''}`
}
