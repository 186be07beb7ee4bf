import { Controller } from '@nestjs/common'
import type { ReadTrademarkRegisterResponse } from '@originseal/contracts'
import { readTrademarkRegister } from '@originseal/contracts/trademark/endpoints'
import { Endpoint } from '@originseal/http'
import { SearchableRegister } from './searchable-register'

@Controller()
export class RegisterController {
  constructor(private readonly register: SearchableRegister) {}

  @Endpoint(readTrademarkRegister)
  read(): ReadTrademarkRegisterResponse {
    return { data: { snapshot: this.register.current.snapshot } }
  }
}
