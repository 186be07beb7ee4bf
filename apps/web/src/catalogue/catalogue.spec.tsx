import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { render, waitFor } from '@testing-library/react'
import { startI18n } from '../i18n/i18n'
import { faultsIn } from '../testing/look-for-faults'
import { readSettings } from './settings'
import { readStories } from './stories'
import { StorySurroundings } from './story-surroundings'

// It draws on a canvas, which jsdom has not.
jest.mock('uplot', () => {
  class Drawing {
    static paths = {}
    setSize = () => undefined
    redraw = () => undefined
    destroy = () => undefined
  }
  return { __esModule: true, default: Drawing }
})
// Nor has it a system that changes its colours.
Object.assign(window, { matchMedia: () => new EventTarget() })

const sources = join(__dirname, '..')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
)
// Stories are found as the catalogue's page finds them: by their names.
const modules = files.map((file) => [file, require(join(sources, file)) as unknown])
const entries = readStories(Object.fromEntries(modules) as Record<string, unknown>)

beforeAll(() => startI18n('en'))

describe.each(entries)('$title', ({ stories }) => {
  it.each(stories)('$name: nothing for axe to say', async ({ Story }) => {
    const { baseElement, container } = render(
      <StorySurroundings>
        <Story />
      </StorySurroundings>,
    )
    await waitFor(() => expect(container.textContent + container.innerHTML).not.toBe(''))
    expect(await faultsIn(baseElement)).toEqual([])
  })
})

test('axe refuses a button without a name', async () => {
  document.body.innerHTML = '<button></button>'
  expect(await faultsIn(document.body)).toEqual([expect.stringMatching(/^button-name/)])
})

describe('the reader of stories', () => {
  const Story = () => null

  it('names stories in words', () => {
    const [entry] = readStories({ 'a.stories.tsx': { default: { title: 'A' }, WithLongHint: Story } })
    expect(entry).toEqual({ title: 'A', stories: [{ name: 'With long hint', Story }] })
  })

  it.each([
    ['no title', { 'a.stories.tsx': { Story } }, 'has no'],
    ['no story', { 'a.stories.tsx': { default: { title: 'A' } } }, 'exports no story'],
    [
      'a title twice',
      {
        'a.stories.tsx': { default: { title: 'A' }, Story },
        'b.stories.tsx': { default: { title: 'A' }, Story },
      },
      'two files',
    ],
  ])('refuses %s', (_, modules_, said) => {
    expect(() => readStories(modules_)).toThrow(said)
  })
})

test('a setting that is unknown is as usual', () => {
  expect(readSettings(new URLSearchParams('theme=dark&width=17'))).toMatchObject({
    theme: 'dark',
    width: 'full',
  })
})
