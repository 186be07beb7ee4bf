import 'reflect-metadata'
import { runService } from '@originseal/http'
import { service } from './service'

void runService(() => service())
