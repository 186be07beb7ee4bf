import 'reflect-metadata'
import { runService } from '@originseal/http'
import { web } from './web/web.service'

void runService(() => web())
