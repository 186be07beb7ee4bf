/**
 * Which images there are: one for each app that is a process, and the pages by themselves.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {object} Image
 * @property {string} name last part of its name in a registry
 * @property {string} file Dockerfile, from the repository on
 * @property {string} [service] argument SERVICE
 * @property {string} [target] stage, where it is not the last one
 */

/** Which need more than the usual stage. */
const targets = { 'scan-orchestrator': 'with-chromium', enforcement: 'with-chromium' }

/**
 * @param {string} repository
 * @returns {Image[]}
 */
export function imageList(repository) {
  const apps = join(repository, 'apps')
  const services = readdirSync(apps).filter((name) => existsSync(join(apps, name, 'src/main.ts')))
  return [
    ...services.map((name) => {
      const target = targets[name]
      return { name, file: 'docker/service.Dockerfile', service: name, target }
    }),
    { name: 'web', file: 'docker/web.Dockerfile' },
  ]
}
