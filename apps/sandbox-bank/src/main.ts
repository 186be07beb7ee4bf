import 'reflect-metadata'
import { runService } from '@originseal/http'
import { defineBank } from './app.module'
import { readConfig } from './config'

void runService(() => defineBank(readConfig()))
