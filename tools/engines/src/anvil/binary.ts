import { createRequire } from 'node:module'

/**
 * Absolute path of Anvil for this machine, as npm installed it. The package's own starter is passed by: it is
 * one process more, and when it is killed Anvil goes on without it.
 * @throws Error when npm has no Anvil for this platform
 */
export function anvilBinary(): string {
  const processor = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${processor}`
  try {
    return createRequire(require.resolve('@foundry-rs/anvil/package.json')).resolve(`${name}/bin/anvil`)
  } catch (cause) {
    throw new Error(`There is no Anvil for this machine (${name})`, { cause })
  }
}
