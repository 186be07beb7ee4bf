/**
 * `npm run images`: builds the image of every service, and of the pages by themselves, and says how large each is.
 */
import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { repository } from '../standalone/prepare.mjs'
import { answeringBuilder, buildArguments, builders, imageBytes } from './builders.mjs'
import { imageList } from './image-list.mjs'

const HELP = `Builds the images, with docker, podman or buildah, whichever answers, and prints their sizes.

  npm run images                          all of them
  npm run images -- --only identity,web   these
  npm run images -- --base IMAGE          on this one: Node 24 with npm on Debian 12
                                          (docker.io/library/node:24-bookworm-slim)
  npm run images -- --npmrc FILE          with the settings of a private registry; they stay out of the images
  npm run images -- --name PREFIX         what their names begin with (originseal)
  npm run images -- --tag TAG             (dev)
  npm run images -- --with BUILDER        docker, podman or buildah
  npm run images -- --sizes               builds nothing: the sizes of those that are here
  npm run images -- --json                a line of JSON for each, instead of the table

buildah and podman read BUILDAH_ISOLATION (chroot, where they are in a container themselves) and STORAGE_DRIVER.`

/** @param {string[]} argv */
function options(argv) {
  const { values } = parseArgs({
    args: argv,
    options: {
      only: { type: 'string' },
      base: { type: 'string' },
      npmrc: { type: 'string' },
      name: { type: 'string', default: 'originseal' },
      tag: { type: 'string', default: 'dev' },
      with: { type: 'string' },
      sizes: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false, short: 'h' },
    },
  })
  if (values.with !== undefined && !builders.some((each) => each === values.with))
    throw new Error(`--with takes ${builders.join(', ')}`)
  return values
}

/** Those that `--only` names. @throws on a name that is none */
function chosen(only) {
  const all = imageList(repository)
  if (only === undefined) return all
  return only.split(',').map((name) => {
    const image = all.find((each) => each.name === name)
    if (!image) throw new Error(`'${name}' is no image; they are: ${all.map((each) => each.name).join(', ')}`)
    return image
  })
}

/** Builds one, its output on standard error. @throws where it fails */
async function build(builder, args) {
  const child = spawn(builder, args, { cwd: repository, stdio: ['ignore', process.stderr, process.stderr] })
  const code = await new Promise((done, fail) => child.once('error', fail).once('exit', done))
  if (code !== 0) throw new Error(`${builder} ${args.join(' ')} ended with ${code}`)
}

/** @typedef {{ image: string, bytes?: number, aboveBase?: number, seconds?: number }} Row */

const size = (bytes) => (bytes === undefined ? '?' : `${(bytes / 1e6).toFixed(0)} MB`)

/** @param {Row[]} rows */
function table(rows) {
  const cells = rows.map(({ image, bytes, aboveBase, seconds }) => [
    image,
    size(bytes),
    size(aboveBase),
    seconds === undefined ? '' : `${seconds.toFixed(0)} s`,
  ])
  const whole = [['image', 'size', 'above the base', 'built in'], ...cells]
  const widths = whole[0].map((_, column) => Math.max(...whole.map((row) => row[column].length)))
  return whole.map((row) => row.map((cell, column) => cell.padEnd(widths[column])).join('  ')).join('\n')
}

async function main() {
  const { only, base, npmrc, name, tag, with: wanted, sizes, json, help } = options(process.argv.slice(2))
  if (help) return console.log(HELP)
  const images = chosen(only)
  const builder = answeringBuilder(wanted)
  if (builder === undefined) return console.log(`not run: no ${wanted ?? builders.join(', ')} answers here`)
  const baseBytes = imageBytes(builder, base ?? 'docker.io/library/node:24-bookworm-slim')
  /** @type {Row[]} */
  const rows = []
  for (const image of images) {
    const reference = `${name}/${image.name}:${tag}`
    const began = Date.now()
    const choices = { tag: reference, base, npmrc: npmrc ? resolve(npmrc) : undefined }
    if (!sizes) await build(builder, buildArguments(builder, image, choices))
    const bytes = imageBytes(builder, reference)
    rows.push({
      image: reference,
      bytes,
      ...(baseBytes && bytes && { aboveBase: bytes - baseBytes }),
      ...(!sizes && { seconds: (Date.now() - began) / 1000 }),
    })
  }
  console.log(json ? rows.map((row) => JSON.stringify(row)).join('\n') : table(rows))
}

main().catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
