import { camel, pascal } from '../names.mjs'
import { notFoundCode } from './contract.mjs'

/**
 * One use case: a class, one `execute`, one transaction.
 * @param {{ name: string, feature: string, singular: string }} names verb-noun, the feature, and one of its things
 */
export function useCaseText({ name, feature, singular }) {
  const code = notFoundCode(singular)
  return `import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { ownedBy, type Caller } from '@originseal/http'
import { ${pascal(feature)}Repository } from './${feature}.repository'

@Injectable()
export class ${pascal(name)} {
  constructor(
    private readonly transaction: Transaction,
    private readonly ${camel(feature)}: ${pascal(feature)}Repository,
  ) {}

  /** @throws Problem ${code} also for somebody else's */
  async execute(id: string, caller: Caller): Promise<void> {
    await this.transaction.run(async (tx) => {
      ownedBy(caller, await this.${camel(feature)}.locked(tx, id), '${code}')
      // The row is locked until the end of tx: here the rules decide, the repository writes, the outbox says so.
    })
  }
}
`
}

/** The HTTP edge of one use case: a controller with its one endpoint. */
export function commandController({ service, name }) {
  return `import { Controller } from '@nestjs/common'
import * as endpoints from '@originseal/contracts/${service}/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { ${pascal(name)} } from './${name}'

@Controller()
export class ${pascal(name)}Controller {
  constructor(private readonly ${camel(name)}: ${pascal(name)}) {}

  @Endpoint(endpoints.${camel(name)})
  execute({ params, caller }: EndpointRequest<typeof endpoints.${camel(name)}>): Promise<void> {
    return this.${camel(name)}.execute(params.id, caller)
  }
}
`
}
