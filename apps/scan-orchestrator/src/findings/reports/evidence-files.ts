import type { ObjectStore, OpenedObject } from '@originseal/storage'

/** Where a scan keeps its evidence and its reports. */
export const evidenceFolder = (scanId: string): string => `evidence/${scanId}`

/** Files kept as evidence, handed out only if they are still the bytes that were kept. */
export class EvidenceFiles {
  constructor(private readonly objects: ObjectStore) {}

  open(key: string): Promise<OpenedObject> {
    return this.objects.get(key, { verify: true })
  }

  remove(key: string): Promise<void> {
    return this.objects.remove(key)
  }

  async removeOf(scanId: string): Promise<void> {
    for await (const { key } of this.objects.list(`${evidenceFolder(scanId)}/`))
      await this.objects.remove(key)
  }
}
