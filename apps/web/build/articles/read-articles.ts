import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  articleLocales,
  sections,
  type ArticleLocale,
  type ArticleSummary,
  type Section,
} from '../../src/content/article.ts'
import { articlePath } from './article-path.ts'
import { readFrontMatter, type FrontMatter } from './front-matter.ts'

/** A file of an article, its front matter decoded. */
export interface ArticleFile {
  readonly file: string
  readonly about: FrontMatter
  /** MDX. */
  readonly body: string
  readonly summary: ArticleSummary
}

const name = /^([a-z0-9-]+)\.(zh-TW|en)\.mdx$/

/** @param folder `src/content` @throws where a name or front matter does not fit */
export function readArticles(folder: string): ArticleFile[] {
  const written = sections.filter((section) => existsSync(join(folder, section)))
  return written.flatMap((section) =>
    readdirSync(join(folder, section))
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .map((file) => readArticle(folder, section, file)),
  )
}

function readArticle(folder: string, section: Section, fileName: string): ArticleFile {
  const [, slug, locale] = name.exec(fileName) ?? []
  const file = join(folder, section, fileName)
  if (slug === undefined) throw new Error(`${file}: an article is <slug>.(${articleLocales.join('|')}).mdx`)
  const { about, body } = readFrontMatter(file, readFileSync(file, 'utf8'))
  const { title, description, publishedAt, updatedAt, tags, embedded } = about
  const address = { section, slug, locale: locale as ArticleLocale, embedded }
  const summary = {
    ...address,
    path: articlePath(address),
    ...{ title, description, publishedAt, updatedAt, tags },
  }
  return { file, about, body, summary }
}
