import { Controller } from '@nestjs/common'
import type { ReadFiguresResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { Endpoint } from '@originseal/http'
import { ReadFigures } from './read-figures'

@Controller()
export class FiguresController {
  constructor(private readonly readFigures: ReadFigures) {}

  @Endpoint(endpoints.readAdminFigures)
  read(): Promise<ReadFiguresResponse> {
    return this.readFigures.execute()
  }
}
