import { z } from 'zod'
import { ConfigInvalid, parseConfig, serviceSettings } from './config'

const schema = z.object({ ...serviceSettings, DATABASE_URL: z.url() })

test('all faults of a configuration are told at once', () => {
  const parse = () => parseConfig(schema, { SERVICE_PORT: 'eighty', LOG_LEVEL: 'loud', DATABASE_URL: '' })
  expect(parse).toThrow(ConfigInvalid)
  expect(parse).toThrow(/SERVICE_PORT[^]*LOG_LEVEL[^]*DATABASE_URL/)
})

test('an empty variable takes the default', () => {
  const config = parseConfig(schema, {
    SERVICE_PORT: '0',
    LOG_LEVEL: '',
    DATABASE_URL: 'postgresql://localhost/x',
  })
  expect(config.LOG_LEVEL).toBe('info')
})
