import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { needProgram, provided, runInstaller, type Say } from './programs'

/** A program that Go builds from a module of its registry. */
export interface GoProgram {
  /** Of the built file. */
  name: string
  module: string
  version: string
  /** The package with `main`, within the module; the module itself unless given. */
  main?: string
}

/**
 * Builds the program once per version. Not by `go install module@version`: that asks the proxy for the module's list
 * of versions too, which mirrors may not offer. A module that requires it gets along with the one version.
 * @returns its absolute path
 * @throws Missing without Go, or with what the build said
 */
export async function goProgram({ name, module, version, main = '' }: GoProgram, say: Say): Promise<string> {
  const folder = await provided(`${name}-${version}`, async (fresh) => {
    const go = needProgram('go', `install Go 1.25 or later (https://go.dev/dl); ${name} is built with it`)
    say(`building ${name} ${version} with Go; the first time this takes several minutes`)
    writeFileSync(
      join(fresh, 'go.mod'),
      `module originseal/${name}\n\ngo 1.25\n\nrequire ${module} ${version}\n`,
    )
    const build = [
      'build',
      '-mod=mod',
      '-buildvcs=false',
      '-trimpath',
      '-o',
      join(fresh, name),
      join(module, main),
    ]
    // The same program whichever C compiler is, or is not, at hand; the checksums of every module are checked.
    await runInstaller(go, build, {
      folder: fresh,
      log: join(fresh, 'build.log'),
      env: { GOFLAGS: '', GOWORK: 'off' },
    })
    for (const left of ['go.mod', 'go.sum']) rmSync(join(fresh, left), { force: true })
  })
  return join(folder, name)
}
