import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { elementsOf, type NoticeElement } from './elements.rules'

const golden = join(__dirname, '../../golden/notice-elements.md')

const written = ({ id, law, title, needs, part, sentence, unticked }: NoticeElement): string =>
  [
    `### ${id}: ${title.zh} · ${title.en}`,
    '',
    `- law: ${law}`,
    `- needs: ${needs.join(', ') || 'nothing'}`,
    `- printed in: ${part ?? 'no part of its own'}`,
    ...(unticked ? [`- refused unless ticked: ${unticked}`] : []),
    ...(sentence ? [`- ${sentence.zh}`, `- ${sentence.en}`] : []),
  ].join('\n')

/** A person reads what each law wants, and a change of a word shows. UPDATE_GOLDEN=1 writes it anew. */
test('what a notice of each regime must have is what was read last', () => {
  const text = Object.entries(elementsOf)
    .map(([regime, elements]) => [`## ${regime}`, elements.map(written).join('\n\n')].join('\n\n'))
    .join('\n\n')
  const whole = `# What a notice of each regime must have\n\n${text}\n`
  if (process.env['UPDATE_GOLDEN']) writeFileSync(golden, whole)
  expect(whole).toBe(readFileSync(golden, 'utf8'))
})

test('no element is named twice, and each has its place in the law in both languages', () => {
  const elements = Object.values(elementsOf).flat()
  expect(new Set(elements.map(({ id }) => id)).size).toBe(elements.length)
  for (const { law, title, sentence } of elements)
    for (const text of [law, title.zh, title.en, ...(sentence ? [sentence.zh, sentence.en] : [])])
      expect(text.trim()).not.toBe('')
})
