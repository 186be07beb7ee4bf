import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFormatted } from '../checks/formatted.mjs'

/** What stands in the way of writing, in one sentence. */
export class TreeRefused extends Error {}

/** The repository as a generator sees it: it writes what is new and changes little of what is there. */
export class Tree {
  /** @type {Set<string>} paths that were written or changed */
  touched = new Set()

  constructor(root) {
    this.root = root
  }

  has(path) {
    return existsSync(join(this.root, path))
  }

  read(path) {
    return readFileSync(join(this.root, path), 'utf8')
  }

  /** @throws {TreeRefused} when any of them is there already; then none is written */
  async create(files) {
    const taken = Object.keys(files).find((path) => this.has(path))
    if (taken) throw new TreeRefused(`${taken} is there already`)
    for (const [path, text] of Object.entries(files)) await this.write(path, text)
  }

  /** Puts `addition` before the one place where `mark` stands. @throws {TreeRefused} when it stands elsewhere, too */
  async insertBefore(path, mark, addition) {
    const parts = this.read(path).split(mark)
    if (parts.length !== 2) throw new TreeRefused(`${path} has no single '${mark}' to write before`)
    await this.write(path, `${parts[0]}${addition}${mark}${parts[1]}`)
  }

  /** Adds an entry to the list that `opening` begins, up to its bracket. @throws {TreeRefused} unless that is there once */
  async addToList(path, opening, entry) {
    const text = this.read(path)
    const start = text.indexOf(opening)
    if (start < 0 || text.includes(opening, start + 1))
      throw new TreeRefused(`${path} has no single '${opening}' to write into`)
    const end = closingBracket(text, start + opening.length)
    const before = text.slice(0, end).trimEnd()
    const comma = /[[,]$/.test(before) ? '' : ','
    await this.write(path, `${before}${comma} ${entry}${text.slice(end)}`)
  }

  /** Adds an import below the last one. */
  async addImport(path, line) {
    const text = this.read(path)
    const end = text.indexOf('\n', text.search(/ from '[^']+'(?![^]* from ')/)) + 1
    await this.write(path, `${text.slice(0, end)}${line}\n${text.slice(end)}`)
  }

  async append(path, line) {
    await this.write(path, `${this.read(path)}${line}\n`)
  }

  async write(path, text) {
    const file = join(this.root, path)
    mkdirSync(dirname(file), { recursive: true })
    await writeFormatted(file, text)
    this.touched.add(path)
  }
}

/** Where the bracket closes that was opened before `from`. */
function closingBracket(text, from) {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    if (text[at] === '[') depth++
    if (text[at] === ']' && --depth === 0) return at
  }
  throw new TreeRefused('a bracket is not closed')
}
