import { actOfKey } from './office-keys.rules'

const press = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})
const free = { isTyping: false, lettersOn: true }

test.each([
  ['/', {}, 'palette'],
  ['k', { ctrlKey: true }, 'palette'],
  ['K', { metaKey: true }, 'palette'],
  ['?', { shiftKey: true }, 'keys'],
  ['j', {}, 'next'],
  ['k', {}, 'previous'],
  ['e', {}, 'export'],
  ['k', { ctrlKey: true, shiftKey: true }, undefined],
  ['k', { altKey: true }, undefined],
  ['j', { ctrlKey: true }, undefined],
  ['j', { ctrlKey: true, metaKey: true }, undefined],
  ['x', {}, undefined],
])('ADMIN-01: %s with %j asks for %s', (key, held, act) => {
  expect(actOfKey(press(key, held), free)).toBe(act)
})

test('single keys mean nothing where somebody types, or has switched them off; ⌘K goes on', () => {
  for (const where of [
    { isTyping: true, lettersOn: true },
    { isTyping: false, lettersOn: false },
  ]) {
    for (const key of ['/', '?', 'j', 'k', 'e']) expect(actOfKey(press(key), where)).toBeUndefined()
    expect(actOfKey(press('k', { metaKey: true }), where)).toBe('palette')
  }
})
