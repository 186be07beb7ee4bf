import { Injectable, type OnModuleInit } from '@nestjs/common'
import { PATH_METADATA } from '@nestjs/common/constants'
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core'
import { accessKey } from './access'

/** Stops the service from starting while a route does not say who may call it. */
@Injectable()
export class RouteCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      if (!instance || !metatype) return []
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>
      return this.scanner
        .getAllMethodNames(prototype)
        .map((name) => [name, prototype[name] as () => unknown] as const)
        .filter(([, method]) => Reflect.hasMetadata(PATH_METADATA, method))
        .filter(([, method]) => this.reflector.getAllAndOverride(accessKey, [method, metatype]) === undefined)
        .map(([name]) => `${metatype.name}.${name}`)
    })
    if (open.length > 0) throw new Error(`routes without @Allow: ${open.join(', ')}`)
  }
}
