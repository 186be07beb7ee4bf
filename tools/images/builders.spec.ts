import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildArguments, bytesOf } from './builders.mjs'
import { imageList } from './image-list.mjs'

const repository = join(__dirname, '../..')

describe('SYS-02: npm run images', () => {
  const images = imageList(repository)

  it('builds one image for each app that is a process, and one of the pages', () => {
    const names = images.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'gateway',
        'identity',
        'protection',
        'scan-orchestrator',
        'billing',
        'enforcement',
        'trademark',
        'admin',
      ]),
    )
    expect(names.filter((name) => name === 'web')).toHaveLength(1)
    for (const { file, service } of images) {
      expect(existsSync(join(repository, file))).toBe(true)
      if (service !== undefined)
        expect(existsSync(join(repository, 'apps', service, 'src/main.ts'))).toBe(true)
    }
  })

  it('gives the browser to those that open pages, and to no other', () => {
    const withBrowser = images.filter(({ target }) => target === 'with-chromium').map(({ name }) => name)
    expect(withBrowser).toEqual(['enforcement', 'scan-orchestrator'])
  })

  it('hands the settings of a registry over as a secret, and the base as an argument', () => {
    const image = { name: 'identity', file: 'docker/service.Dockerfile', service: 'identity' }
    const choices = { tag: 'originseal/identity:dev', base: 'node@sha256:1', npmrc: '/home/one/.npmrc' }
    expect(buildArguments('docker', image, choices)).toEqual([
      ...['build', '--file', 'docker/service.Dockerfile', '--tag', 'originseal/identity:dev'],
      ...['--build-arg', 'SERVICE=identity', '--build-arg', 'BASE_IMAGE=node@sha256:1'],
      ...['--secret', 'id=npmrc,src=/home/one/.npmrc', '.'],
    ])
    const bare = buildArguments('buildah', { name: 'web', file: 'w' }, { tag: 'web' })
    expect(bare).toEqual(['bud', '--format', 'docker', '--layers', '--file', 'w', '--tag', 'web', '.'])
  })

  it.each([
    ['1.74 GB', 1_740_000_000],
    ['328 MB', 328_000_000],
    ['12.5 kB', 12_500],
    ['7 B', 7],
    ['much', undefined],
  ])('reads %s as a number of bytes', (text, bytes) => expect(bytesOf(text)).toBe(bytes))
})
