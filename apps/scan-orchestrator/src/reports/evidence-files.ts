import type { ObjectStore, OpenedObject } from '@originseal/storage'

/** Files kept as evidence, handed out only if they are still the bytes that were kept. */
export class EvidenceFiles {
  constructor(private readonly objects: ObjectStore) {}

  open(key: string): Promise<OpenedObject> {
    return this.objects.get(key, { verify: true })
  }
}
