import 'reflect-metadata'
import { runService } from '@originseal/http'
import { AppModule } from './app.module'
import { readConfig } from './config'
import { openEdge } from './edge'

void runService(() => {
  const config = readConfig()
  return {
    name: 'gateway',
    settings: config,
    module: AppModule.forRoot(config),
    parsesBodies: false,
    prepare: (app) => openEdge(app, config),
  }
})
