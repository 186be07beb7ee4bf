import cookie from '@fastify/cookie'
import { ignoreForms, type ServiceDefinition } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'identity',
  settings: config,
  module: AppModule.forRoot(config),
  prepare: async (app) => {
    await app.register(cookie)
    // Of the link in a mail, to which mail programs post.
    ignoreForms(app.getHttpAdapter().getInstance())
    await connectEvents(app)
  },
})
