import { Controller, Inject } from '@nestjs/common'
import type { Operator, ReadOperatorResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/identity/endpoints'
import { Endpoint } from '@originseal/http'

export const OPERATOR = Symbol('OPERATOR')

@Controller()
export class OperatorController {
  constructor(@Inject(OPERATOR) private readonly operator: Operator) {}

  @Endpoint(endpoints.readOperator)
  read(): ReadOperatorResponse {
    return { data: { operator: this.operator } }
  }
}
