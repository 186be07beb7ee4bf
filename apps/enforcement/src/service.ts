import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { readTextForms, type ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'enforcement',
  settings: config,
  module: AppModule.forRoot(config),
  prepare,
})

/** The pages of respondents have forms. */
async function prepare(app: NestFastifyApplication): Promise<void> {
  readTextForms(app.getHttpAdapter().getInstance())
  await connectEvents(app)
}
