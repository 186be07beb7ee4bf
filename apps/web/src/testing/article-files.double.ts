import { join } from 'node:path'
import { runSync } from '@mdx-js/mdx'
import * as jsxRuntime from 'react/jsx-runtime'
import { compileArticle } from '../../build/articles/compile-article'
import { readArticles } from '../../build/articles/read-articles'
import type { articleFiles as built } from '../content/article-files'
import type { articleSummaries as builtSummaries } from '../content/article-summaries'

/** The articles as the build makes them, where there is no bundler: read and compiled when they are asked for. */
const content = join(__dirname, '../content')
const all = readArticles(content)

export const articleFiles: typeof built = Object.fromEntries(
  all.map((article) => [
    article.file.replace(content, '.'),
    async () => {
      const { code, article: about } = compileArticle(article, all, 'function-body')
      return { default: runSync(code, jsxRuntime).default, article: about }
    },
  ]),
)

export const articleSummaries: typeof builtSummaries = all
  .map(({ summary }) => summary)
  .filter(({ section }) => section === 'blog' || section === 'column')
