import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = join(__dirname, '../../apps/web/src')

/** The titles of all stories, as their files say them. */
export const titles: readonly string[] = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => /title: '([^']+)'/.exec(readFileSync(join(sources, file), 'utf8'))?.[1] ?? file)
  .sort()

/** Another Chromium draws the same page a little differently: pictures are compared by the one that recorded them. */
export const recordedBy = join(__dirname, 'pictures/chromium.txt')

export const recordedVersion = (): string | undefined =>
  existsSync(recordedBy) ? readFileSync(recordedBy, 'utf8').trim() : undefined
