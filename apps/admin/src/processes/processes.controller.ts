import { Controller } from '@nestjs/common'
import type { ListServicesResponse } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import * as internal from '@originseal/contracts/admin/internal-endpoints'
import { Endpoint, type EndpointRequest } from '@originseal/http'
import { NoteProcess } from './note-process'
import { ProcessesQueries } from './processes.queries'

@Controller()
export class ProcessesController {
  constructor(
    private readonly noteProcess: NoteProcess,
    private readonly processes: ProcessesQueries,
  ) {}

  @Endpoint(internal.reportProcess)
  report({ body }: EndpointRequest<typeof internal.reportProcess>): Promise<void> {
    return this.noteProcess.execute(body)
  }

  @Endpoint(endpoints.listServices)
  async list(): Promise<ListServicesResponse> {
    return { services: await this.processes.services() }
  }
}
