import 'reflect-metadata'
import { runMigrations } from '@originseal/database'
import { database } from './data-source'

void runMigrations(database)
