import 'reflect-metadata'
import { runService } from '@originseal/http'
import { defineMarket } from './app.module'
import { readConfig } from './config'

void runService(() => defineMarket(readConfig()))
