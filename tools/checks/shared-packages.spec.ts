import { join } from 'node:path'
import { placeInPackage } from './shared-packages.cjs'

const here = join(__dirname, 'shared-packages.spec.ts')

it.each(['./shared-packages.cjs', 'node:fs', 'fs', '@originseal/contracts', 'no-such-package', __filename])(
  'is not loaded once a worker: %s',
  (name) => {
    expect(placeInPackage(here, name)).toBeNull()
  },
)

it('a package is found where Node finds it', () => {
  expect(placeInPackage(here, 'zod')).toMatch(/node_modules[\\/]zod[\\/]/u)
})

it('packages are loaded once, modules of the repository by each file', () => {
  const [zod, own] = [require('zod'), require('./patience.cjs')] as object[]
  jest.resetModules()
  expect(require('zod')).toBe(zod)
  expect(require('./patience.cjs')).not.toBe(own)
})
