import { isEgressError, type GuardedFetch, type Visit } from '@originseal/egress'
import { identifyTarget, type IdentifiedTarget } from './identify-target'
import { targetRefusal } from './target-refusal'

const timeoutMs = 10_000

/** Follows an address that only leads on, to what a notice can be about. */
export class FollowShortLink {
  constructor(private readonly fetch: Pick<GuardedFetch, 'visit'>) {}

  /** Undefined where it can't be followed, or leads to nothing that a notice can be about. */
  async execute(address: string): Promise<IdentifiedTarget | undefined> {
    // Some hosts answer HEAD with a refusal and lead on only who asks for the page.
    return (await this.leadsTo(address, 'HEAD')) ?? (await this.leadsTo(address, 'GET'))
  }

  /** An item of a platform is not visited: its address is all that is asked for, and strangers are led on from there to a login. */
  private async leadsTo(address: string, method: 'HEAD' | 'GET'): Promise<IdentifiedTarget | undefined> {
    const visit = await this.visit(address, method)
    return placeAt(visit?.redirects.at(-1)?.to)
  }

  private async visit(address: string, method: 'HEAD' | 'GET'): Promise<Visit | undefined> {
    try {
      return await this.fetch.visit(address, {
        method,
        timeoutMs,
        until: (url) => placeAt(url)?.platform !== undefined,
      })
    } catch (error) {
      if (isEgressError(error)) return undefined
      throw error
    }
  }
}

/** Undefined for what no notice can be about. */
function placeAt(url: string | undefined): IdentifiedTarget | undefined {
  const target = url === undefined ? undefined : identifyTarget(url)
  return target && targetRefusal(target) === undefined ? target : undefined
}
