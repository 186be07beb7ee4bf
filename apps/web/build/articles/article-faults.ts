import { createProcessor } from '@mdx-js/mdx'
import remarkGfm from 'remark-gfm'
import type { ArticleFile } from './read-articles.ts'

/** As far as it is looked at: a node of the tree that Markdown is parsed into. */
interface Node {
  readonly type: string
  readonly name?: string | null
  readonly depth?: number
  readonly value?: string
  readonly url?: string
  readonly alt?: string | null
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[]
  readonly children?: readonly Node[]
}

const parts = new Set(['Callout', 'Steps', 'Figure', 'Cta'])
/** Chinese characters, or words of other scripts, that an article of the blog or the column has at least. */
const LEAST = { 'zh-TW': 1_200, en: 500 } as const

const processor = createProcessor({ remarkPlugins: [remarkGfm] })
const treeOf = ({ body }: ArticleFile) => processor.parse(body) as unknown as Node

const below = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(below)]
const textOf = ({ value, children = [] }: Node): string => value ?? children.map(textOf).join('')
const attribute = ({ attributes = [] }: Node, name: string) =>
  attributes.find((each) => each.name === name)?.value

/** What a reader reads, without marks. */
export const plainText = (article: ArticleFile): string => textOf(treeOf(article))

/** What is wrong with an article by itself, each in words; nothing when all is well. */
export function faultsOf(article: ArticleFile): string[] {
  const nodes = below(treeOf(article))
  return [
    ...tooShort(article),
    ...headingFaults(nodes),
    ...nodes
      .filter(({ name }) => typeof name === 'string' && !parts.has(name))
      .map(({ name }) => `<${name}> is not among ${[...parts].join(', ')}`),
    ...nodes
      .filter((node) => node.name === 'Steps' && !isNumberedList(node))
      .map(() => '<Steps> holds one numbered list of several points, with an empty line before and after it'),
    ...nodes.filter(lacksAlternative).map(() => 'a picture has no alternative text'),
    ...lawsWithoutSource(article),
  ]
}

function tooShort(article: ArticleFile): string[] {
  const { section, locale } = article.summary
  if (section !== 'blog' && section !== 'column') return []
  const text = plainText(article)
  const length = (text.match(locale === 'en' ? /[\p{L}\p{N}’'-]+/gu : /\p{Script=Han}/gu) ?? []).length
  return length >= LEAST[locale] ? [] : [`is ${length} long, ${LEAST[locale]} are wanted`]
}

function headingFaults(nodes: readonly Node[]): string[] {
  const depths = nodes.filter(({ type }) => type === 'heading').map(({ depth = 0 }) => depth)
  return depths.flatMap((depth, at) => {
    if (depth === 1) return ['has a heading of the first level: the title is the only one']
    const before = depths[at - 1] ?? 1
    return depth > before + 1 ? [`a heading of level ${depth} follows one of level ${before}`] : []
  })
}

/** Without the empty lines, formatting joins its lines, and a list is read as one point. */
const isNumberedList = ({ children = [] }: Node) =>
  children.length === 1 && children[0]?.type === 'list' && (children[0].children ?? []).length > 1

const lacksAlternative = (node: Node) =>
  (node.type === 'image' && !node.alt) || (node.name === 'Figure' && !attribute(node, 'alt'))

/** Laws by what they are called in texts, and by what the title of their source contains. */
const laws: readonly (readonly [named: RegExp, source: RegExp])[] = [
  [/著作權法第|Copyright Act/, /著作權法|Copyright Act/],
  [/實施辦法第/, /實施辦法/],
  [/商標法第|Trademark Act/, /商標法|Trademark Act/],
  [/民法第|Civil Code/, /民法|Civil Code/],
  [/(?<!中華民國)刑法第/, /刑法/],
  [/刑事訴訟法第/, /刑事訴訟法/],
  [/民事訴訟法第/, /民事訴訟法/],
  [/公平交易法第/, /公平交易法/],
  [/個人資料保護法第|個資法第/, /個人資料保護法/],
  [/詐欺犯罪危害防制條例|Fraud Crime Hazard/, /詐欺犯罪危害防制條例|Fraud Crime Hazard/],
  [/消費者保護法第/, /消費者保護法/],
  [/稅籍登記|營業稅法第/, /營業稅|稅籍/],
  [/512\s*\(|第 512 條/, /17 U\.?S\.?C\.?|美國著作權法/],
  [/電子簽章法/, /電子簽章法/],
  [/數位服務法|Digital Services Act/, /2022\/2065/],
]

function lawsWithoutSource(article: ArticleFile): string[] {
  const text = plainText(article)
  return laws
    .filter(([named]) => named.test(text))
    .filter(([, source]) => !article.about.sources.some(({ title }) => source.test(title)))
    .map(([named]) => `speaks of ${named.source} and names no source for it`)
}

/** Where the links of an article lead, those of its parts too. */
export function linksOf(article: ArticleFile): string[] {
  const nodes = below(treeOf(article))
  const written = nodes.filter(({ type }) => type === 'link').map(({ url = '' }) => url)
  const called = nodes.filter(({ name }) => name === 'Cta').map((node) => String(attribute(node, 'to')))
  return [...written, ...called]
}

/** The share of the smaller text's runs of five characters, or words, that the other has too: 0 to 1. */
export function likeness(a: ArticleFile, b: ArticleFile): number {
  const [fewer, more] = [runsOf(a), runsOf(b)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>]
  return [...fewer].filter((run) => more.has(run)).length / Math.max(1, fewer.size)
}

const known = new Map<ArticleFile, Set<string>>()

function runsOf(article: ArticleFile): Set<string> {
  const there = known.get(article)
  if (there !== undefined) return there
  const units =
    plainText(article)
      .toLowerCase()
      .match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
  const runs = new Set(units.slice(4).map((_, at) => units.slice(at, at + 5).join(' ')))
  known.set(article, runs)
  return runs
}
