/**
 * The programs that build images from Dockerfiles, how each is asked, and how it tells an image's size.
 */
import { spawnSync } from 'node:child_process'

/** @typedef {'docker' | 'podman' | 'buildah'} Builder */

/** What each answers only where it can build: docker's client without its engine can't. */
const questions = {
  docker: ['info', '--format', '{{.ServerVersion}}'],
  podman: ['info', '--format', '{{.Version.Version}}'],
  buildah: ['info'],
}
export const builders = /** @type {Builder[]} */ (Object.keys(questions))

/**
 * The first that answers, or the one that is asked for if it does.
 * @param {string} [wanted]
 * @returns {Builder | undefined}
 */
export function answeringBuilder(wanted) {
  const candidates = wanted === undefined ? builders : builders.filter((each) => each === wanted)
  return candidates.find((each) => {
    const { status, stdout } = spawnSync(each, questions[each], { encoding: 'utf8', timeout: 20_000 })
    return status === 0 && stdout.trim() !== ''
  })
}

/**
 * The arguments that build one image.
 * @param {Builder} builder
 * @param {import('./image-list.mjs').Image} image
 * @param {{ tag: string, base?: string, npmrc?: string }} choices `tag` is the whole reference
 * @returns {string[]}
 */
export function buildArguments(builder, { file, service, target }, { tag, base, npmrc }) {
  return [
    builder === 'buildah' ? 'bud' : 'build',
    // Without it buildah and podman write the OCI format, which has no health check; and keep no layers to build on.
    ...(builder === 'docker' ? [] : ['--format', 'docker', '--layers']),
    ...['--file', file, '--tag', tag],
    ...(target ? ['--target', target] : []),
    ...(service ? ['--build-arg', `SERVICE=${service}`] : []),
    ...(base ? ['--build-arg', `BASE_IMAGE=${base}`] : []),
    ...(npmrc ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    '.',
  ]
}

/**
 * Bytes of an image with all its layers; undefined where it is not there. buildah alone tells three figures of it.
 * @param {Builder} builder
 * @param {string} reference
 * @returns {number | undefined}
 */
export function imageBytes(builder, reference) {
  const ask = (...args) => spawnSync(builder, args, { encoding: 'utf8' }).stdout?.trim() ?? ''
  if (builder !== 'buildah') {
    return Number(ask('image', 'inspect', '--format', '{{.Size}}', reference)) || undefined
  }
  const listed = ask('images', '--json', reference)
  return listed.startsWith('[') ? bytesOf(JSON.parse(listed)[0]?.size ?? '') : undefined
}

const units = { B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }

/**
 * `1.74 GB` as a number.
 * @param {string} text
 */
export function bytesOf(text) {
  const [, number, unit] = /^([\d.]+)\s*([KMG]?B)$/iu.exec(text.trim()) ?? []
  return number === undefined ? undefined : Math.round(Number(number) * units[unit.toUpperCase()])
}
