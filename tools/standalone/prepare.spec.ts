import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requireNode } from './prepare.mjs'

const repository = join(__dirname, '../..')
const read = (path: string): string => readFileSync(join(repository, path), 'utf8')

describe('the Node that the product runs on', () => {
  it.each(['20.19.0', '20.20.2', '22.13.0', '24.11.0', '25.0.0', '26.10.0'])('may be %s', (version) => {
    expect(() => requireNode(version)).not.toThrow()
  })

  it.each(['18.20.8', '20.18.3', '21.7.3', '22.12.0', '23.11.1', '24.10.0'])('is never %s', (version) => {
    expect(() => requireNode(version)).toThrow(`needs Node 24 (24.11 or later; 22.13 and 20.19 will do)`)
  })

  it('is what package.json says to npm', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.11.0 <27')
  })

  it('is the same in every image unless another is given', () => {
    const bases = [
      'docker/service.Dockerfile',
      'docker/web.Dockerfile',
      'docker/README.md',
      'tools/images/images.mjs',
    ]
      .map(read)
      .flatMap((text) => text.match(/node:\d+-[\w-]+/gu) ?? [])
    expect(bases.length).toBeGreaterThanOrEqual(5)
    expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim']))
  })
})
