import { Inject, Injectable } from '@nestjs/common'
import type { FindingCapture } from '@originseal/contracts'
import type { ObjectStore } from '@originseal/storage'
import { FoundCopiesQueries } from '../findings/found-copies.queries'
import { KnownWorksQueries } from '../findings/known-works.queries'
import { readKept } from '../tools/read-kept'
import { OBJECTS } from '../tools/tools'
import type { DraftedCase } from './drafted-case'

/** What forms ask to be attached, by how it was captured. */
const nameOf: Readonly<Partial<Record<FindingCapture['label'], string>>> = {
  picture: 'copy.jpg',
  overlay: 'comparison.jpg',
  screenshot: 'page.png',
}

/** Pictures that a form asks for: the original, the copy, both compared, and the page. What is not kept is left out. */
@Injectable()
export class PacketEvidence {
  constructor(
    private readonly copies: FoundCopiesQueries,
    private readonly works: KnownWorksQueries,
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  async of({
    workId,
    targetKey,
  }: Pick<DraftedCase, 'workId' | 'targetKey'>): Promise<Record<string, Uint8Array>> {
    const [work, copy] = await Promise.all([this.works.picture(workId), this.copies.at(workId, targetKey)])
    const wanted = [
      ...(work ? [['original.jpg', work.renditionKey] as const] : []),
      ...(copy?.captures ?? []).flatMap(({ label, path }) => {
        const name = nameOf[label]
        return name === undefined ? [] : [[name, path] as const]
      }),
    ]
    const files: Record<string, Uint8Array> = {}
    for (const [name, key] of wanted) {
      const bytes = await readKept(this.objects, key)
      if (bytes) files[name] = bytes
    }
    return files
  }
}
