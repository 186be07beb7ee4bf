import { strengthOf } from './password-strength.rules'

const about = ['林小印', 'ming@example.tw', '0912345678']

it.each([
  ['12345', 'short'],
  ['', 'short'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['87654321', 'weak'],
  ['password1', 'weak'],
  ['P@ssw0rd2026', 'weak'],
  ['qwertyuiop', 'weak'],
  ['a5201314', 'weak'],
  ['0912345678', 'weak'],
  ['ming0912345678', 'weak'],
  ['林小印88', 'short'],
  ['林小印8899', 'weak'],
  ['tea-house', 'fair'],
  ['harbour77', 'fair'],
  ['correct horse battery', 'strong'],
  ['紅豆湯圓加桂花一碗不要糖', 'strong'],
  ['x7!Kq2#vRm9z', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(strengthOf(password, 6, about)).toBe(strength)
})

it('never weakens by growing', () => {
  const order = ['short', 'weak', 'fair', 'strong']
  const password = 'x7!Kq2#vRm9zPw4&'
  const grades = [...password].map((_, end) => order.indexOf(strengthOf(password.slice(0, end + 1), 6)))
  expect(grades).toEqual([...grades].sort())
})
