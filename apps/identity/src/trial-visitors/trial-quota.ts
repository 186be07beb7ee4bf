import { Injectable } from '@nestjs/common'
import { networkOf } from '@originseal/http'
import { Tries } from '../tries/tries'

const dayMinutes = 24 * 60

/** How many works visitors of one network may seal within a day: the gateway's limit per minute alone allows 86,400. */
@Injectable()
export class TrialQuota {
  constructor(
    private readonly tries: Tries,
    private readonly sealsPerDay: number,
  ) {}

  /**
   * Counts one trial of the network of `clientAddress`, where that is known, and none if `admit` fails.
   * @throws Problem TRIAL_QUOTA_REACHED with the time to wait
   */
  async count<Result>(clientAddress: string | undefined, admit: () => Promise<Result>): Promise<Result> {
    if (clientAddress === undefined) return admit()
    const value = networkOf(clientAddress)
    const limit = { of: 'trial seal network', value, most: this.sealsPerDay, windowMinutes: dayMinutes }
    const taken = await this.tries.take([limit], 'TRIAL_QUOTA_REACHED')
    try {
      return await admit()
    } catch (error) {
      await this.tries.giveBack(taken)
      throw error
    }
  }
}
