import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { downloadedChrome, findChromium, findHeadlessShell } from './chromium.mjs'

let cache: string
const { PATH, PUPPETEER_CACHE_DIR, PUPPETEER_EXECUTABLE_PATH } = process.env
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'chromium-'))
  process.env['PUPPETEER_CACHE_DIR'] = cache
})
afterEach(() => {
  rmSync(cache, { recursive: true })
  for (const [name, value] of Object.entries({ PATH, PUPPETEER_CACHE_DIR, PUPPETEER_EXECUTABLE_PATH }))
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
})

function place(build: string): string {
  const path = join(cache, 'chrome', build, 'chrome-linux64', 'chrome')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  return path
}

test('of the browsers that were downloaded the newest is taken, by number and not by letter', async () => {
  expect(await downloadedChrome()).toBeUndefined()
  place('linux-99.0.4844.51')
  const newest = place('linux-131.0.6778.85')
  mkdirSync(join(cache, 'chrome', 'linux-140.0.1.1'), { recursive: true })
  expect(await downloadedChrome()).toBe(newest)
})

test('a browser that is named must be there', async () => {
  process.env['PUPPETEER_EXECUTABLE_PATH'] = join(cache, 'none')
  await expect(findChromium(() => undefined)).rejects.toThrow('nothing is there')
  const named = place('linux-1.0.0.0')
  process.env['PUPPETEER_EXECUTABLE_PATH'] = named
  expect(await findChromium(() => undefined)).toBe(named)
})

test('of the machine’s own browsers the headless shell is taken first', async () => {
  delete process.env['PUPPETEER_EXECUTABLE_PATH']
  process.env['PATH'] = cache
  const [chromium, shell] = ['chromium', 'chromium-headless-shell'].map((name) => join(cache, name))
  for (const find of [findChromium, findHeadlessShell]) {
    writeFileSync(chromium!, '')
    expect(await find(() => undefined)).toBe(chromium)
    writeFileSync(shell!, '')
    expect(await find(() => undefined)).toBe(shell)
    rmSync(shell!)
  }
  process.env['PUPPETEER_EXECUTABLE_PATH'] = place('linux-1.0.0.0')
  expect(await findHeadlessShell(() => undefined)).toBe(process.env['PUPPETEER_EXECUTABLE_PATH'])
})
