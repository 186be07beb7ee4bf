import { characterLook } from './character-look'
import { editRatio } from './edit-ratio'
import { lookAlikes } from './glyphs'
import { lettersLook } from './letters-look'

test.each(['末未', '土士', '己已', '茶荼', '萊菜', '戌戍', '贏羸', '烏鳥'])('%s look alike', (pair) => {
  const [a, b] = pair as unknown as [string, string]
  expect(characterLook(a, b)).toBeGreaterThan(0.6)
})

test.each(['大龍', '茶阿', '公式', '一鑫'])('%s do not', (pair) => {
  const [a, b] = pair as unknown as [string, string]
  expect(characterLook(a, b)).toBeLessThan(0.2)
})

test('a variant is nearly the same character', () => {
  expect(characterLook('台', '臺')).toBe(0.92)
})

test('the nearest of all characters to 末 is 未', () => {
  expect(lookAlikes('末')[0]?.character).toBe('未')
  expect(lookAlikes('🍵')).toEqual([])
})

test('letters that are taken for each other cost less than others', () => {
  expect(lettersLook('nokia', 'n0kia')).toBeGreaterThan(lettersLook('nokia', 'nxkia'))
  expect(lettersLook('modern', 'modem')).toBe(1)
  expect(lettersLook('', 'a')).toBe(0)
})

test('edit ratio: one of four letters exchanged is three quarters', () => {
  expect(editRatio('abcd', 'abxd')).toBe(0.75)
})
