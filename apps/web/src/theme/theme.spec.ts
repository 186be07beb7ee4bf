import { applyTheme, changeTheme, readTheme } from './theme'

const shown = () => document.documentElement.dataset.theme

afterEach(() => {
  localStorage.clear()
  applyTheme('system')
})

it('follows the system until somebody chooses', () => {
  expect(readTheme()).toBe('system')
  expect(shown()).toBeUndefined()
})

it('remembers what was chosen, and forgets it when the system is to decide again', () => {
  changeTheme('dark')
  expect([shown(), readTheme(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark'])
  changeTheme('system')
  expect([shown(), readTheme(), localStorage.getItem('theme')]).toEqual([undefined, 'system', null])
})

it('takes a damaged choice for none', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('theme', 'sepia')
  expect(readTheme()).toBe('system')
})
