import { areConfined } from './sandbox-state'

const status = (numbers: string, seccomp: string): string =>
  `Name:\tchromium\nPid:\t41\nNSpid:\t${numbers}\nNoNewPrivs:\t1\nSeccomp:\t${seccomp}\nSeccomp_filters:\t1\n`
const own = status('7', '0')
const confined = status('41\t5\t1', '2')

describe('the sandbox of the renderers, as the kernel tells it', () => {
  it.each([
    ['in a namespace below ours, under a filter', [confined, status('42\t6', '2')], true],
    ['in our own namespace', [status('41', '2')], false],
    ['without a filter', [status('41\t5', '0')], false],
    ['one of two is not', [confined, status('42', '2')], false],
    ['of a kernel that does not tell', ['Name:\tchromium\n'], false],
    ['no renderer', [], false],
  ])('%s', (_, renderers, expected) => expect(areConfined(renderers, own)).toBe(expected))

  it('is measured from the namespace of the reader', () => {
    expect(areConfined([status('41\t5', '2')], status('7\t3', '2'))).toBe(false)
    expect(areConfined([confined], status('7\t3', '2'))).toBe(true)
  })
})
