import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@originseal/contracts/languages'

const folder = join(__dirname, '../public/film')

it('HOME-13: the film has captions in every language, up to its end', () => {
  const captions = readdirSync(folder).filter((name) => name.endsWith('.vtt'))
  expect(captions.toSorted()).toEqual(languages.map((language) => `captions.${language}.vtt`).toSorted())
  for (const name of captions) {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(text).toMatch(/^WEBVTT\n/)
    expect(text.match(/ --> /g)).toHaveLength(4)
    expect(text.match(/--> (\S+)\n[^\n]+\n$/)?.[1]).toBe('00:00:07.000')
  }
})
