import type { ComponentType } from 'react'

/** What a `*.stories.tsx` exports by default, as in the Component Story Format. */
export interface StoriesMeta {
  /** Where it stands in the catalogue: `Group/Name`. */
  readonly title: string
}

/** One state of a component, or all its looks side by side: a component without properties, exported by name. */
export type Story = ComponentType

/** A `*.stories.tsx` as it is imported. */
export type StoriesModule = { readonly default: StoriesMeta } & Readonly<Record<string, unknown>>

export interface StoryEntry {
  /** `Button/Primary`, in the address. */
  readonly name: string
  readonly Story: Story
}

export interface StoriesEntry {
  readonly title: string
  readonly stories: readonly StoryEntry[]
}

/** Reads what was imported, by title. @throws Error if a file has no title or no story, or a title is there twice */
export function readStories(modules: Readonly<Record<string, unknown>>): readonly StoriesEntry[] {
  const entries = Object.entries(modules).map(([file, module]) => readModule(file, module as StoriesModule))
  const titles = entries.map(({ title }) => title)
  const twice = titles.find((title, at) => titles.indexOf(title) !== at)
  if (twice !== undefined) throw new Error(`two files have the title '${twice}'`)
  return entries.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

function readModule(file: string, { default: meta, ...named }: Partial<StoriesModule>): StoriesEntry {
  if (!meta?.title) throw new Error(`${file} has no 'export default { title }'`)
  const stories = Object.entries(named).map(([name, Story]) => ({
    name: inWords(name),
    Story: Story as Story,
  }))
  if (stories.length === 0) throw new Error(`${file} exports no story`)
  return { title: meta.title, stories }
}

/** `WithHint` as `With hint`. */
const inWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
