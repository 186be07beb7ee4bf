import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { siteManifestSchema, type SiteManifest } from './site-manifest'

/** The file of further sites can't be used. `faults` names every one, so that it is mended in one go. */
export class ManifestsInvalid extends Error {
  readonly code = 'manifests-invalid'
  constructor(readonly faults: readonly string[]) {
    super(`The site manifests are not usable:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ManifestsInvalid'
  }
}

/** Reads a JSON array of manifests (`SCAN_SITES_FILE`). Throws {@link ManifestsInvalid}. */
export async function readManifests(file: string): Promise<SiteManifest[]> {
  const parsed = z.array(siteManifestSchema).safeParse(await readJson(file))
  if (!parsed.success) {
    throw new ManifestsInvalid(
      parsed.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`),
    )
  }
  const names = parsed.data.map(({ name }) => name)
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  if (twice.length > 0) throw new ManifestsInvalid(twice.map((name) => `the name ${name} is given twice`))
  return parsed.data
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new ManifestsInvalid([`${file}: ${(error as Error).message}`])
  }
}
