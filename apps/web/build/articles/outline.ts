import type { Article } from '../../src/content/article.ts'

/** As far as it is looked at: a node of the tree that remark makes of Markdown. */
interface MarkdownNode {
  readonly type: string
  readonly name?: string | null
  readonly depth?: number
  readonly value?: string
  readonly children?: readonly MarkdownNode[]
  data?: { hProperties?: Record<string, string> }
}

export type Outline = Pick<Article, 'headings' | 'steps'>

const textOf = ({ value, children = [] }: MarkdownNode): string => value ?? children.map(textOf).join('')

/** A heading as a part of an address: what it says, without what addresses or people would stumble over. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** A remark plugin that gives headings their ids, and tells of headings and steps. */
export function outlineTo(tell: (outline: Outline) => void) {
  return () => (tree: unknown) => {
    const nodes = (tree as MarkdownNode).children ?? []
    const headings = nodes.filter(({ type, depth }) => type === 'heading' && depth === 2).map(withId)
    const steps = nodes
      .filter(({ name }) => name === 'Steps')
      .flatMap(({ children = [] }) => children)
      .filter(({ type }) => type === 'list')
      .flatMap(({ children = [] }) => children.map(stepOf))
    tell({ headings, steps })
  }
}

function withId(heading: MarkdownNode): Article['headings'][number] {
  const text = textOf(heading)
  heading.data = { ...heading.data, hProperties: { id: idOf(text) } }
  return { id: idOf(text), text }
}

/** `**Name.** What to do.` */
function stepOf(item: MarkdownNode): Article['steps'][number] {
  const [first] = item.children?.[0]?.children ?? []
  const text = textOf(item).trim()
  return { name: first?.type === 'strong' ? textOf(first) : text, text }
}
