import type { StoriesEntry } from './stories'
import { StorySurroundings } from './story-surroundings'

/** The stories of one component, one below the other; what stands in the frame. */
export function StoryFrame({ title, stories }: StoriesEntry) {
  return (
    <main className="divide-y divide-line" aria-label={title}>
      {stories.map(({ name, Story }) => (
        <section key={name} aria-label={name} className="px-5 py-6">
          <p className="mb-4 text-small text-soft">{name}</p>
          <StorySurroundings>
            <Story />
          </StorySurroundings>
        </section>
      ))}
    </main>
  )
}
