import { Injectable } from '@nestjs/common'
import { DiscoveryService, MetadataScanner } from '@nestjs/core'
import type { JobKind } from './job'
import { givesUpJob, handlesJob, type GiveUpHandler, type JobHandler } from './on-job'

export interface HandledKind {
  readonly kind: JobKind
  readonly run: JobHandler<unknown>
  readonly giveUp?: GiveUpHandler<unknown>
}

/** Finds the methods that are marked with `OnJob` and `OnJobGivenUp`. */
@Injectable()
export class JobHandlers {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** @throws Error where a kind has two handlers, or is only given up */
  find(): HandledKind[] {
    const runs = this.marked<JobHandler<unknown>>(handlesJob)
    const giveUps = this.marked<GiveUpHandler<unknown>>(givesUpJob)
    for (const { name } of giveUps.keys())
      if (![...runs.keys()].some((kind) => kind.name === name)) throw new Error(`nobody does the job ${name}`)
    return [...runs].map(([kind, run]) => ({ kind, run, giveUp: giveUps.get(kind) }))
  }

  private marked<Handler>(metadata: string): Map<JobKind, Handler> {
    const found = new Map<JobKind, Handler>()
    for (const { instance } of this.discovery.getProviders()) {
      if (typeof instance !== 'object' || instance === null) continue
      const methods = instance as Record<string, (...given: unknown[]) => unknown>
      for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance) as object)) {
        const kind = Reflect.getMetadata(metadata, methods[name]!) as JobKind | undefined
        if (!kind) continue
        if (found.has(kind)) throw new Error(`the job ${kind.name} has two handlers`)
        found.set(kind, methods[name]!.bind(instance) as Handler)
      }
    }
    return found
  }
}
