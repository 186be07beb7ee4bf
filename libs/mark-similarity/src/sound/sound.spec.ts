import { bopomofo } from './bopomofo'
import { asPinyin, characterSound, readingOf, soundClass } from './mandarin'
import { hanPhones, wordPhones } from './phones'
import { phoneSimilarity } from './phone-similarity'
import { fineSkeleton, skeleton } from './skeletons'

test('what speakers in Taiwan merge sounds nearly the same: zh and z, -n and -ng', () => {
  expect(characterSound('張', '章')).toBe(1)
  expect(characterSound('張', '髒')).toBeGreaterThan(0.9)
  expect(characterSound('林', '凌')).toBeGreaterThan(0.9)
  expect(characterSound('茶', '狗')).toBeLessThan(0.4)
})

test('the reading of Taiwan counts before that of the mainland: 垃圾 is lèsè', () => {
  expect([readingOf('垃'), readingOf('圾')]).toEqual(['le4', 'se4'])
})

test('merged syllables share a class in the index', () => {
  expect(soundClass('shi')).toBe(soundClass('si'))
  expect(soundClass('lan')).toBe(soundClass('nang'))
  expect(soundClass('ma')).not.toBe(soundClass('fa'))
})

test.each([
  ['cha2', 'ㄔㄚˊ'],
  ['nv3', 'ㄋㄩˇ'],
  ['shi4', 'ㄕˋ'],
  ['you1', 'ㄧㄡ'],
  ['weng1', 'ㄨㄥ'],
  ['yuan2', 'ㄩㄢˊ'],
  ['ma5', '˙ㄇㄚ'],
  ['er4', 'ㄦˋ'],
  ['xiong2', 'ㄒㄩㄥˊ'],
])('%s is %s', (reading, expected) => {
  expect(bopomofo(reading)).toBe(expected)
})

test('a Latin word that is pinyin is read as such', () => {
  expect(asPinyin('chaliwang')).toEqual(['cha', 'li', 'wang'])
  expect(asPinyin('strong')).toBeUndefined()
})

test('a foreign name meets its rendering in characters', () => {
  const sony = Math.max(
    ...wordPhones('sony').map((phones) => phoneSimilarity(phones, hanPhones([...'索尼']), true)),
  )
  const other = Math.max(
    ...wordPhones('sony').map((phones) => phoneSimilarity(phones, hanPhones([...'麥當勞']), true)),
  )
  expect(sony).toBeGreaterThan(0.75)
  expect(other).toBeLessThan(0.6)
})

test('skeletons of both scripts are the same where one renders the other', () => {
  expect(skeleton(hanPhones([...'索尼']))).toBe(skeleton(wordPhones('sony')[0] as string))
  expect(fineSkeleton('NoKia')).toBe('NK2')
})
