import { Controller } from '@nestjs/common'
import type { AddPasskeyResponse, PasskeyOptionsResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { AddPasskey } from './add-passkey'
import { AskPasskey } from './ask-passkey'
import { BeginPasskey } from './begin-passkey'
import { RemovePasskey } from './remove-passkey'

@Controller()
export class PasskeysController {
  constructor(
    private readonly beginPasskey: BeginPasskey,
    private readonly addPasskey: AddPasskey,
    private readonly removePasskey: RemovePasskey,
    private readonly askPasskey: AskPasskey,
  ) {}

  @Endpoint(endpoints.beginPasskey)
  begin({
    caller,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.beginPasskey>): Promise<PasskeyOptionsResponse> {
    return this.beginPasskey.execute(caller, idempotencyKey)
  }

  @Endpoint(endpoints.addPasskey)
  add({
    caller,
    body,
    idempotencyKey,
  }: EndpointRequest<typeof endpoints.addPasskey>): Promise<AddPasskeyResponse> {
    return this.addPasskey.execute(caller, body, idempotencyKey)
  }

  @Endpoint(endpoints.removePasskey)
  remove({ caller, params, idempotencyKey }: EndpointRequest<typeof endpoints.removePasskey>): Promise<void> {
    return this.removePasskey.execute(caller.userId, params.id, idempotencyKey)
  }

  @Endpoint(endpoints.askPasskey)
  ask({ caller }: EndpointRequest<typeof endpoints.askPasskey>): Promise<PasskeyOptionsResponse> {
    return this.askPasskey.execute(caller.userId)
  }

  @Endpoint(endpoints.askPasskeyAtLogin)
  askAtLogin({ body }: EndpointRequest<typeof endpoints.askPasskeyAtLogin>): Promise<PasskeyOptionsResponse> {
    return this.askPasskey.atLogin(body.challenge)
  }
}
