import { articleFiles, type WrittenArticle } from '../../content/article-files'
import type { ArticleLocale, Section } from '../../content/article'
import { loadChunk } from '../../loading/load-chunk'

/** An article's body and what is known of it; `null` where there is none. */
export async function loadArticle(
  section: Section,
  slug: string,
  locale: ArticleLocale,
): Promise<WrittenArticle | null> {
  const file = `${section}/${slug}.${locale}`
  const load = articleFiles[`./${file}.mdx`]
  return load === undefined ? null : loadChunk(`article:${file}`, load)
}
