import { Controller } from '@nestjs/common'
import {
  providerKeys,
  undeliveredKeyNames,
  type ListProviderKeysResponse,
  type ProviderKeyView,
} from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { KeepKey } from './keep-key'
import { KeyEncryption } from './key-encryption'
import { ProviderKeysQueries } from './provider-keys.queries'
import { TestKey } from './test-key'
import { WithdrawKey } from './withdraw-key'

@Controller()
export class ProviderKeysController {
  constructor(
    private readonly queries: ProviderKeysQueries,
    private readonly encryption: KeyEncryption,
    private readonly keepKey: KeepKey,
    private readonly withdrawKey: WithdrawKey,
    private readonly testKey: TestKey,
  ) {}

  @Endpoint(endpoints.listProviderKeys)
  async list(): Promise<ListProviderKeysResponse> {
    const [keys, counts] = await Promise.all([this.queries.all(), this.queries.wrapCounts()])
    const { currentId } = this.encryption
    const others = [...counts.keys()].filter((id) => id !== currentId).sort()
    return {
      keys,
      undelivered: undeliveredKeyNames.map((name) => {
        const { provider, services } = providerKeys[name]
        return { name, provider, services: [...services] }
      }),
      encryption: [currentId, ...others].map((id) => ({
        id,
        isCurrent: id === currentId,
        versions: counts.get(id) ?? 0,
      })),
    }
  }

  @Endpoint(endpoints.keepProviderKey)
  async keep({
    params: { name },
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.keepProviderKey>): Promise<ProviderKeyView> {
    await this.keepKey.execute(name, body, caller, idempotencyKey)
    return this.queries.view(name)
  }

  @Endpoint(endpoints.withdrawProviderKey)
  async withdraw({
    params: { name },
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.withdrawProviderKey>): Promise<ProviderKeyView> {
    await this.withdrawKey.execute(name, body, caller, idempotencyKey)
    return this.queries.view(name)
  }

  @Endpoint(endpoints.testProviderKey)
  async test({
    params: { name },
    body,
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.testProviderKey>): Promise<ProviderKeyView> {
    await this.testKey.execute(name, body, caller, idempotencyKey)
    return this.queries.view(name)
  }
}
