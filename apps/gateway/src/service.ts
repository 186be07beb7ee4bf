import type { ServiceDefinition } from '@originseal/http'
import { AppModule } from './app.module'
import { readConfig, type Config } from './config'
import { openEdge } from './edge'
import { securityHeaders } from './security-headers'

export const service = (config: Config = readConfig()): ServiceDefinition => ({
  name: 'gateway',
  settings: config,
  module: AppModule.forRoot(config),
  parsesBodies: false,
  trustedProxies: config.TRUSTED_PROXIES ?? false,
  answerHeaders: securityHeaders(config.PUBLIC_URL),
  prepare: (app) => openEdge(app, config),
})
