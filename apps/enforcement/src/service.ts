import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { readTextForms, type ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { acceptUploads } from '@originseal/uploads'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'enforcement',
  settings: config,
  module: AppModule.forRoot(config),
  prepare,
})

/** The pages of respondents have forms, one of them with a file. */
async function prepare(app: NestFastifyApplication): Promise<void> {
  readTextForms(app.getHttpAdapter().getInstance())
  await acceptUploads(app)
  await connectEvents(app)
}
