import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const program = join(__dirname, 'check-regular-expressions.mjs')

/** What the check says of a tree with these files. */
function judge(files: Readonly<Record<string, string>>): { code: number | null; output: string } {
  const root = mkdtempSync(join(tmpdir(), 'expressions-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, root], { encoding: 'utf8' })
    return { code: status, output: stdout + stderr }
  } finally {
    rmSync(root, { recursive: true })
  }
}

const inService = 'apps/gateway/src/pages.ts'

it.each([
  ['quadratic', inService, String.raw`export const isFile = /\.(?!html$)[^/]*$/u`, '2nd degree polynomial'],
  ['exponential', inService, String.raw`export const isWord = new RegExp('^(a|a)*$')`, 'exponential'],
  ['composed', inService, 'export const of = (text: string) => new RegExp(`^${text}$`)', 'puts together'],
  ['exponential in a test', 'e2e/a.e2e.ts', 'export const isWord = /^(a+)+$/', 'exponential'],
])('an expression that is %s is refused', (_, path, text, fault) => {
  const { code, output } = judge({ [path]: `\n${text}\n` })
  expect(output).toContain(`${path}:2`)
  expect(output).toContain(fault)
  expect(code).toBe(1)
})

it('linear ones pass, one that is tried at a single place, and a slow one where only a test reads', () => {
  const { code, output } = judge({
    [inService]: String.raw`export const all = [/^[a-z]{3}\d*$/, /[\s,]*(\S+)/y]`,
    'apps/gateway/src/pages.spec.ts': String.raw`export const slow = /a.*b.*c/`,
  })
  expect(output).toContain('3 expressions, 0 faults')
  expect(code).toBe(0)
})
