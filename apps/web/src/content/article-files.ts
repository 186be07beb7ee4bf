import type { MDXContent } from 'mdx/types'
import type { Article } from './article'

export interface WrittenArticle {
  readonly default: MDXContent
  readonly article: Article
}

/** The bodies, each a chunk of its own, by file: `./blog/<slug>.<locale>.mdx`. */
export const articleFiles = import.meta.glob<WrittenArticle>('./{blog,column,solutions,pages}/*.mdx')
