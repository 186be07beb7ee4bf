import { Injectable } from '@nestjs/common'
import type { TryConversionRequest, TryConversionResponse } from '@originseal/contracts'
import { isEgressError } from '@originseal/egress'
import { Problem, type Caller } from '@originseal/http'
import type { Delivery } from './delivery.rules'
import { priced } from './event.rules'
import type { PlatformAnswer } from './platforms/platform'
import { toMetaEvent } from './platforms/meta-conversions'
import { Platforms } from './platforms/platforms'
import { withoutGaps, type Browser } from './visitors'
import { hashedEmail, hashedPhone } from './hashed-user-data'

export class TrialSettings {
  constructor(
    readonly testEventCode: string | undefined,
    /** Anybody may, on a machine of one's own. */
    readonly isOpen: boolean,
  ) {}
}

/** Sends a trial under the test code, never without one (TRACK-05). It is kept nowhere. */
@Injectable()
export class TryConversion {
  constructor(
    private readonly settings: TrialSettings,
    private readonly platforms: Platforms,
  ) {}

  /** @throws Problem NOT_ALLOWED, TRACKING_TEST_UNAVAILABLE, TRACKING_UNREACHABLE */
  async execute(
    request: TryConversionRequest,
    page: string,
    { ip, userAgent }: Browser,
    caller: Caller | undefined,
  ): Promise<TryConversionResponse> {
    const { testEventCode, isOpen } = this.settings
    if (!isOpen && caller?.role !== 'admin') throw new Problem('NOT_ALLOWED')
    const { meta } = this.platforms
    if (testEventCode === undefined || !meta) throw new Problem('TRACKING_TEST_UNAVAILABLE')
    const { event_name, event_id, custom_data, email, phone } = request
    const delivery: Delivery = {
      id: event_id,
      event_name,
      event_id,
      happened_at: new Date(),
      event: withoutGaps({ event_source_url: page, custom_data: custom_data && priced(custom_data) }),
      visitor: withoutGaps({
        client_ip_address: ip,
        client_user_agent: userAgent,
        em: email === undefined ? undefined : hashedEmail(email),
        ph: phone === undefined ? undefined : hashedPhone(phone),
      }),
      tries: 0,
    }
    const { status, text } = await answered(meta.try(delivery, testEventCode))
    return { request: toMetaEvent(shortened(delivery)) as Record<string, unknown>, status, answer: text }
  }
}

async function answered(answer: Promise<PlatformAnswer>): Promise<PlatformAnswer> {
  try {
    return await answer
  } catch (failure) {
    if (isEgressError(failure)) throw new Problem('TRACKING_UNREACHABLE', undefined, { cause: failure })
    throw failure
  }
}

/** Enough of a hash to compare it by eye. */
const shortened = (delivery: Delivery): Delivery => ({
  ...delivery,
  visitor: Object.fromEntries(
    Object.entries(delivery.visitor).map(([name, value]) => [
      name,
      name === 'em' || name === 'ph' ? `${String(value).slice(0, 8)}…` : value,
    ]),
  ),
})
