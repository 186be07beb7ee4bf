import { articleFiles, type WrittenArticle } from '../../content/article-files'
import type { ArticleLocale, Section } from '../../content/article'
import { isHydrated } from '../../loading/hydration'
import { loadChunk } from '../../loading/load-chunk'
import { readEmbedded, type EmbeddedArticle, type EmbeddedFailure } from './embedded-article'

export type LoadedArticle = WrittenArticle | EmbeddedArticle | EmbeddedFailure | null

/**
 * An article's body and what is known of it; `null` where there is none.
 * @param name its slug; with `.html` the article is a document of its own, which is fetched (CONTENT-02): not while it is
 *   written, nor taken over
 */
export async function loadArticle(
  section: Section,
  name: string,
  locale: ArticleLocale,
): Promise<LoadedArticle> {
  const slug = name.replace(/\.html$/, '')
  if (slug !== name && typeof document !== 'undefined' && isHydrated())
    return readEmbedded(`/${section}/${name}`)
  const file = `${section}/${slug}.${locale}`
  const load = articleFiles[`./${file}.mdx`]
  return load === undefined ? null : loadChunk(`article:${file}`, load)
}
