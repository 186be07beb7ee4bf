import 'reflect-metadata'
import { runService } from '@originseal/http'
import { connectEvents } from '@originseal/messaging'
import { AppModule } from './app.module'
import { readConfig } from './config'

void runService(() => {
  const config = readConfig()
  return {
    name: 'scan-orchestrator',
    settings: config,
    module: AppModule.forRoot(config),
    prepare: connectEvents,
  }
})
