import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scratchFolder, scratchFolders } from './scratch-folder'

test('files that end with their run lie in memory where there is room, else in the temporary folder', () => {
  const memory = mkdtempSync(join(tmpdir(), 'scratch-'))
  expect(scratchFolder(memory, 1)).toBe(memory)
  expect(scratchFolder(memory, Number.MAX_SAFE_INTEGER)).toBe(tmpdir())
  rmSync(memory, { recursive: true })
  expect(scratchFolder(memory, 1)).toBe(tmpdir())
})

test('wherever they may lie is swept', () => {
  expect(scratchFolders()).toContain(scratchFolder())
  expect(scratchFolders()).toContain(tmpdir())
})
