import { compileSync, type CompileOptions } from '@mdx-js/mdx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { Article } from '../../src/content/article.ts'
import { outlineTo, type Outline } from './outline.ts'
import type { ArticleFile } from './read-articles.ts'

interface CompiledArticle {
  /** JavaScript whose default export is the body as a component. */
  readonly code: string
  readonly article: Article
}

/**
 * @param all every article: related ones are named by their titles
 * @param outputFormat a module, or the body of a function for who evaluates it
 * @throws where a related article does not exist, or the MDX is malformed
 */
export function compileArticle(
  { file, about, body, summary }: ArticleFile,
  all: readonly ArticleFile[],
  outputFormat: CompileOptions['outputFormat'] = 'program',
): CompiledArticle {
  let outline: Outline = { headings: [], steps: [] }
  const remarkPlugins = [remarkFrontmatter, remarkGfm, outlineTo((told) => (outline = told))]
  // The content security policy knows no inline style: aligned columns bear `align`.
  const options = { outputFormat, remarkPlugins, tableCellAlignToStyle: false }
  const compiled = compileSync({ value: body, path: file }, options)
  const related = about.related.map((path) => linkTo(path, all, file))
  const languages = all
    .filter((other) => other.summary.section === summary.section && other.summary.slug === summary.slug)
    .map(({ summary: { locale, path } }) => ({ locale, path }))
  const { metaTitle, sources, questions } = about
  return {
    code: String(compiled),
    article: { ...summary, metaTitle, sources, questions, related, ...outline, languages },
  }
}

function linkTo(path: string, all: readonly ArticleFile[], file: string) {
  const other = all.find(({ summary }) => summary.path === path)
  if (other === undefined) throw new Error(`${file}: there is no article at ${path}`)
  return { path, title: other.summary.title }
}
